import type { ReportAssignee } from '@captive/api-client/contract'

export const fullName = ({ FirstName, LastName }: Pick<ReportAssignee, 'FirstName' | 'LastName'>): string =>
  `${FirstName} ${LastName}`
