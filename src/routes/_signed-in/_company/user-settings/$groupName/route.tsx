import { createFileRoute } from '@tanstack/react-router'

import { isStaffSegment } from '../../../../../features/user-settings/groups.ts'
import { titleOfPath } from '../../../../../format/title.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName')({
  staticData: {
    /** The staff open at once: their group is no page of its own (AMB-015). */
    title: ({ groupName = '' }) => (isStaffSegment(groupName) ? undefined : titleOfPath(groupName)),
    codes: [],
    ownCodes: ['000-001-002'],
  },
})
