import type { ReportAssignee } from '@captive/api-client/contract'

export const assigneeName = ({ FirstName, LastName }: Pick<ReportAssignee, 'FirstName' | 'LastName'>): string =>
  `${FirstName} ${LastName}`
