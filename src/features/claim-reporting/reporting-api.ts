import type { Api } from '@captive/api-client'

/** The calls that reporting a claim makes. */
export type ReportingApi = Pick<
  Api,
  | 'getFNOLControls'
  | 'getFNOLControlDisplayValues'
  | 'getFNOLControlDependencies'
  | 'getPoliciesByClient'
  | 'getFNOLDraft'
  | 'putFNOLDraft'
  | 'deleteFNOLDraft'
  | 'documentUpload'
  | 'fnolSubmit2'
  | 'fnolEmail'
  | 'getFNOLReceipt'
  | 'getFNOLConfirmation'
>
