export { analyzeDelivery, type AnalyzeOptions } from './analyze.ts'
export { refuseFile } from './refuse-file.ts'
export { mappableFields, previewDelivery, type DeliveryPreview } from './preview.ts'
export type { Row, Sheet } from './read/cells.ts'
export { readFile, readWholeSheets, type DeliveredFile, type FileToRead } from './read/read-file.ts'
export { timeOf } from './values/time.ts'
export { UnreadableFileError } from './read/unreadable-file-error.ts'
export { claimsTemplate, recordsTemplate, templateColumns } from './template.ts'
export { analyzeRecords, type RecordsOptions } from './records/analyze-records.ts'
export { mappableRecordFields, previewRecords } from './records/preview-records.ts'
export type { CheckedRecord } from './records/check-record.ts'
export type {
  FoundObject,
  ExistingDataForRecords,
  ExistingRecord,
  NamedObject,
  LookedUp,
  Value,
  Wanted,
} from './records/existing-records.ts'
export { KnownNames } from './map/known-names.ts'
export { readDocumentName } from './records/read-document-name.ts'
export { comparable, keyOf as keyOfRecord } from './records/record-keys.ts'
export { isRecordKind, recordKinds, type RecordKindName } from './kinds/record-kinds.ts'
export { columnOf, type RecordField, type RecordKind } from './kinds/record-kind.ts'
export type { CheckedClaim } from './check/check-claim.ts'
export type { ExistingData, ExistingClaim, ExistingCompany, ExistingPolicy } from './check/existing-data.ts'
export type { Claim, ClaimValues } from './kinds/claim.ts'
export type { Mapping } from './map/mapping.ts'
export {
  doubts,
  refusals,
  type ControlTotal,
  type DeliveryReport,
  type Doubt,
  type Finding,
  type Refusal,
} from './report.ts'
