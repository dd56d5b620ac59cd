import { activityLog } from './activity-log.ts'
import { auth } from './auth.ts'
import { claimReporting } from './claim-reporting.ts'
import { claims } from './claims.ts'
import { communication } from './communication.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard.ts'
import { documents } from './documents.ts'
import { endorsements } from './endorsements.ts'
import { financial } from './financial.ts'
import { governance } from './governance.ts'
import { memberKiosk } from './member-kiosk.ts'
import { policyLibrary } from './policy-library.ts'
import { premiumCollateral } from './premium-collateral.ts'
import { riskManagement } from './risk-management.ts'
import { selectCompany } from './select-company.ts'
import { userSettings } from './user-settings.ts'

/** Every call between the portal and a server, as data: the client, the server and its documentation come from it. */
export const contract = {
  ...auth,
  ...selectCompany,
  ...policyLibrary,
  ...documents,
  ...dashboard,
  ...claims,
  ...claimReporting,
  ...governance,
  ...memberKiosk,
  ...endorsements,
  ...financial,
  ...premiumCollateral,
  ...riskManagement,
  ...communication,
  ...contact,
  ...userSettings,
  ...activityLog,
} as const
export type Contract = typeof contract

export { capabilities } from './capabilities.ts'
export type { Capability } from './capabilities.ts'
export { CallError, Outcome, Refusal } from './envelope.ts'
export type {
  Access,
  Area,
  BodyEncoding,
  BodyOf,
  Endpoint,
  PermissionCode,
  QueryOf,
  ResponseEncoding,
  ResponseOf,
  TenantScope,
} from './endpoint.ts'
export { ActivityEntry } from './entities/activity.ts'
export { addUp } from './entities/add-up.ts'
export { Address, Client, ClientAddress, ClientChange, Program } from './entities/client.ts'
export {
  ClaimDraft,
  ClaimSubmission,
  ClaimType,
  ClaimUpload,
  ControlValue,
  DevicePosition,
  DraftState,
  EmailClaim,
  FiledReport,
  FoundPlace,
  KeptDraft,
  KnownAnswers,
  KnownKind,
  LossInfo,
  PersonalInfo,
  PossibleDuplicate,
  ReportedIncident,
  StoredClaimDraft,
  type ClaimConfirmation,
  type ReportSection,
  type ReportedAnswers,
} from './entities/claim-report.ts'
export { plateDoubt, usDotDoubt } from './entities/vehicle-marks.ts'
export { vehicleTextbox } from './entities/vehicle-textbox.ts'
export { Claim, ClaimNote } from './entities/claim.ts'
export {
  addClaimSums,
  isOpenClaim,
  medianDaysToReport,
  lossesByPolicyYear,
  newestValuation,
  openClaims,
  paidOf,
  reservedOf,
  sumClaims,
} from './entities/claim-figures.ts'
export type { ClaimSums } from './entities/claim-figures.ts'
export { ClaimTotals } from './entities/claim-totals.ts'
export { claimTotalsOf } from './entities/claim-totals-of.ts'
export {
  ClaimNotification,
  ClaimNotificationCriteria,
  ClaimNotificationSelection,
} from './entities/claim-notification.ts'
export { claimTypeRules, policiesFor } from './entities/claim-type.ts'
export type { ClaimTypeRule } from './entities/claim-type.ts'
export { ControlDefinition, ControlDependency, ControlDisplayValue } from './entities/definition.ts'
export { categoryOf, documentCategories } from './entities/document-category.ts'
export type { DocumentCategory } from './entities/document-category.ts'
export { Document, DocumentType, DocumentUploadPayload } from './entities/document.ts'
export { Endorsement, EndorsementRequest } from './entities/endorsement.ts'
export { endorsementDays, endorsementDueOn } from './entities/endorsement-due.ts'
export {
  answersOfEndorsement,
  endorsementControls,
  policiesToEndorse,
  toEndorsementRequest,
} from './entities/endorsement-form.ts'
export { NewsArticle, Weather, Webinar } from './entities/feed.ts'
export { Assessment, Collateral, Distribution, MemberFundAnalysis, PremiumFinanceAccount } from './entities/fund.ts'
export { Group, ObjectAccess, PortalObject, Role, RoleGroup, User, UserRoleGroup } from './entities/identity.ts'
export {
  DirectoryEntry,
  MemberNumber,
  MembershipReference,
  MembershipType,
  OfficerCommitteeSlate,
  UserClientMembership,
  VehicleScheduleRow,
} from './entities/membership.ts'
export { isSameLine, lineOf, linesOfBusiness } from './entities/line-of-business.ts'
export type { LineOfBusiness } from './entities/line-of-business.ts'
export { Policy } from './entities/policy.ts'
export {
  fundCourse,
  fundsOf,
  fundTypeOf,
  lossesByPremiumYear,
  ofNewestQuarter,
  programNumber,
} from './entities/fund-figures.ts'
export type { Fund, YearOfLosses } from './entities/fund-figures.ts'
export { bareFileName, ContentInspection, emptyFile, endingOf, refuseFileName } from './entities/refused-files.ts'
export { announcementLength } from './announcement-length.ts'
export { userLengths } from './user-lengths.ts'
export { nextRenewal } from './entities/renewal.ts'
export { toLossInfo } from './entities/to-loss-info.ts'
export { searchText } from './entities/search-text.ts'
export { policyStatus } from './entities/policy-status.ts'
export type { PolicyStatus } from './entities/policy-status.ts'
export {
  Announcement,
  BestPractice,
  BestPracticeScore,
  ELearningSummary,
  ELearningViews,
  LossControl,
  SpeedingRank,
  SpeedingSummary,
  TechnologyVendor,
  TelematicsRecord,
  WarrantyOrRecommendation,
} from './entities/risk.ts'
export { speedingRatio, speedRanksOf } from './entities/speeding-figures.ts'
export { plainVin, vinCheckDigit, vinDoubt } from './entities/vin.ts'
