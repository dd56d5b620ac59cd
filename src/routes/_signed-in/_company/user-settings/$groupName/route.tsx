import { createFileRoute } from '@tanstack/react-router'

import { titleOfPath } from '../../../../../format/title.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName')({
  staticData: { title: ({ groupName = '' }) => titleOfPath(groupName), codes: [] },
})
