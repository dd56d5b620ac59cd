import { createFileRoute } from '@tanstack/react-router'

import { isStaffSegment } from '../../../../../features/user-settings/groups.ts'
import { titleOfPath } from '../../../../../format/title.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName')({
  staticData: {
    /** The staff group has no page, because it has no list of companies (AMB-015). */
    title: ({ groupName = '' }) => (isStaffSegment(groupName) ? undefined : titleOfPath(groupName)),
    codes: [],
    ownCodes: ['000-001-002'],
  },
})
