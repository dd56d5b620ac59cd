import type { Api } from '@captive/api-client'

/** The calls for reporting a claim. */
export type ReportingApi = Pick<
  Api,
  | 'getFNOLControls'
  | 'getFNOLControlDisplayValues'
  | 'getFNOLControlDependencies'
  | 'getFNOLValidator'
  | 'getPoliciesByClient'
  | 'getFNOLDrafts'
  | 'getFNOLDraft'
  | 'putFNOLDraft'
  | 'deleteFNOLDraft'
  | 'documentUpload'
  | 'findFNOLDuplicates'
  | 'findFNOLKnown'
  | 'findFNOLPlace'
  | 'fnolSubmit2'
  | 'fnolEmail'
  | 'getFNOLReceipt'
  | 'getFNOLConfirmation'
  | 'getFNOLAnswers'
  | 'revealFNOLAnswers'
>
