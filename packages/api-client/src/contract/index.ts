import { accountSecurity } from './account-security.ts'
import { activityLog } from './activity-log.ts'
import { attention } from './attention.ts'
import { auth } from './auth.ts'
import { claimReporting } from './claim-reporting.ts'
import { claimSearch } from './claim-search.ts'
import { claims } from './claims.ts'
import { communication } from './communication.ts'
import { connections } from './connections.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard.ts'
import { deliveries } from './deliveries.ts'
import { documents } from './documents.ts'
import { documentBatches } from './document-batches.ts'
import { endorsements } from './endorsements.ts'
import { financial } from './financial.ts'
import { governance } from './governance.ts'
import { singleSignOn } from './single-sign-on.ts'
import { lossAnalysis } from './loss-analysis.ts'
import { memberKiosk } from './member-kiosk.ts'
import { people } from './people.ts'
import { policyLibrary } from './policy-library.ts'
import { premiumCollateral } from './premium-collateral.ts'
import { definitionVersions } from './definition-versions.ts'
import { reportExports } from './report-exports.ts'
import { reportMatches } from './report-matches.ts'
import { riskManagement } from './risk-management.ts'
import { search } from './search.ts'
import { secondSteps } from './second-steps.ts'
import { selectCompany } from './select-company.ts'
import { userSettings } from './user-settings.ts'

/** Every call between the portal and a server, as data. The client, the server and the documentation derive from it. */
export const contract = {
  ...auth,
  ...secondSteps,
  ...accountSecurity,
  ...singleSignOn,
  ...selectCompany,
  ...policyLibrary,
  ...documents,
  ...documentBatches,
  ...dashboard,
  ...attention,
  ...claims,
  ...claimSearch,
  ...lossAnalysis,
  ...deliveries,
  ...connections,
  ...claimReporting,
  ...reportMatches,
  ...definitionVersions,
  ...reportExports,
  ...governance,
  ...memberKiosk,
  ...endorsements,
  ...financial,
  ...premiumCollateral,
  ...riskManagement,
  ...communication,
  ...contact,
  ...userSettings,
  ...people,
  ...activityLog,
  ...search,
} as const
export type Contract = typeof contract

export { capabilities } from './capabilities.ts'
export type { Capability } from './capabilities.ts'
export { CallError, Outcome, Refusal } from './envelope.ts'
export { mayWhileViewing } from './endpoint.ts'
export { maxId } from './id.ts'
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
export { AccountSecurity, DeviceSession, Passkey } from './entities/account-security.ts'
export { IdentityProvider } from './entities/identity-provider.ts'
export { SignedIn } from './entities/signed-in.ts'
export { ActivityEntry } from './entities/activity.ts'
export { Attention, AttentionItem, BookCompany, Changes, type ChangeKind } from './entities/attention.ts'
export { Brand } from './entities/brand.ts'
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
  RemovedQuestion,
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
export { DefinitionTables, DefinitionVersion, DefinitionsReview } from './entities/definition-version.ts'
export { ReportMapping, type KeptReportMapping } from './entities/report-mapping.ts'
export { deliveryKinds } from './entities/delivery-kinds.ts'
export { ReportRecord } from './entities/report-record.ts'
export { ClaimOfReport, ReportAssignee, ReportMatch, type ReportOfClaim } from './entities/report-match.ts'
export { plateDoubt, usDotDoubt } from './entities/vehicle-marks.ts'
export { vehicleTextbox, type VehicleDoubt } from './entities/vehicle-textbox.ts'
export { ClaimHistory, type ClaimMessage } from './entities/claim-history.ts'
export type { ClaimFilter } from './claim-search.ts'
export { attentionRules, attentionStates, type AttentionRule, type AttentionState } from './entities/attention-rules.ts'
export { claimOrders, type ClaimOrder } from './entities/claim-orders.ts'
export { ClaimChoices, FoundClaim, FoundClaims } from './entities/found-claim.ts'
export { ClaimView } from './entities/claim-view.ts'
export { Claim, ClaimNote } from './entities/claim.ts'
export {
  addClaimSums,
  isOpenClaim,
  medianDaysToReport,
  lossesByPolicyYear,
  openClaims,
  paidOf,
  reservedOf,
  sumClaims,
} from './entities/claim-figures.ts'
export { ClaimSums, ClaimTotals } from './entities/claim-totals.ts'
export { SourceValuation } from './entities/source-valuation.ts'
export { asOfSources, newestValuations, valuationsOf } from './entities/source-valuations.ts'
export { claimTotalsOf } from './entities/claim-totals-of.ts'
export {
  ClaimNotification,
  ClaimNotificationCriteria,
  ClaimNotificationSelection,
} from './entities/claim-notification.ts'
export { claimTypeRules, policiesFor } from './entities/claim-type.ts'
export type { ClaimTypeRule } from './entities/claim-type.ts'
export { ServiceAccount, WatchedPlace, Webhook, WebhookMessage } from './entities/connection.ts'
export { ControlDefinition, ControlDependency, ControlDisplayValue } from './entities/definition.ts'
export { categoryOf, documentCategories } from './entities/document-category.ts'
export type { DocumentCategory } from './entities/document-category.ts'
export {
  ClaimValuation,
  Delivery,
  DeliveryDetails,
  DeliveryKind,
  DeliveryMapping,
  DeliveryPreview,
  DeliveryReport,
} from './entities/delivery.ts'
export { DeliverySource, Rhythm } from './entities/delivery-source.ts'
export { rhythms } from './entities/rhythms.ts'
export { PackKind } from './entities/pack.ts'
export { DocumentGuess, DocumentReader } from './entities/document-batch.ts'
export { maxDocuments } from './entities/max-documents.ts'
export { uploadLimit } from './entities/upload-limit.ts'
export { Document, DocumentType, DocumentUploadPayload } from './entities/document.ts'
export { Endorsement, EndorsementQuestions, EndorsementRequest } from './entities/endorsement.ts'
export { addVehicle } from './entities/endorsement-change.ts'
export { endorsementDefinitions } from './entities/endorsement-questions.ts'
export { defaultFormKind, formKinds, formNames, type FormKind } from './entities/form-kind.ts'
export { publishedForms } from './entities/published-form.ts'
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
export { lagRanges } from './entities/lag-ranges.ts'
export type { LagRange } from './entities/lag-ranges.ts'
export { DevelopmentYear, LossAnalysis, LossComparison, LossGroup, type LossSums } from './entities/loss-analysis.ts'
export { unknownFacts } from './entities/unknown-facts.ts'
export type { UnknownFact } from './entities/unknown-facts.ts'
export { Person, type PersonState } from './entities/person.ts'
export { personStates } from './entities/person-states.ts'
export { reviewDays } from './entities/review-days.ts'
export { isStaffGroup, isStaffName } from './entities/staff-group.ts'
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
export { ActiveContent, FileState } from './entities/file-check.ts'
export { bareFileName, ContentInspection, emptyFile, endingOf, refuseFileName } from './entities/refused-files.ts'
export { announcementLength } from './announcement-length.ts'
export { accountSecurityLengths } from './account-security-lengths.ts'
export { userLengths } from './user-lengths.ts'
export { longestViewName } from './view-name-length.ts'
export { nextRenewal, renewalTermOf } from './entities/renewal.ts'
export { toLossInfo } from './entities/to-loss-info.ts'
export { SearchHit } from './entities/search-hit.ts'
export { minSearchLength } from './entities/min-search-length.ts'
export { searchText } from './entities/search-text.ts'
export { plural } from './plural.ts'
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
export { scoreOf, sectionsOf } from './entities/best-practice-score.ts'
export type { Score } from './entities/best-practice-score.ts'
export { openItems } from './entities/open-items.ts'
export type { ItemKind } from './entities/open-items.ts'
export { speedingRatio, speedRanksOf } from './entities/speeding-figures.ts'
export { plainVin, vinCheckDigit, vinDoubt } from './entities/vin.ts'
