import { auth } from './auth.ts'
import { claimReporting } from './claim-reporting.ts'
import { contact } from './contact.ts'
import { documents } from './documents.ts'
import { policyLibrary } from './policy-library.ts'
import { selectCompany } from './select-company.ts'

/** Every call between the portal and a server, as data: the client, the server and its documentation come from it. */
export const contract = {
  ...auth,
  ...selectCompany,
  ...policyLibrary,
  ...documents,
  ...contact,
  ...claimReporting,
} as const
export type Contract = typeof contract

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
export { Address, Client, ClientAddress, ClientChange, Program } from './entities/client.ts'
export {
  ClaimDraft,
  ClaimSubmission,
  ClaimType,
  ClaimUpload,
  ControlValue,
  EmailClaim,
  LossInfo,
  PersonalInfo,
  StoredClaimDraft,
} from './entities/claim-report.ts'
export { claimTypeRules, policiesFor } from './entities/claim-type.ts'
export type { ClaimTypeRule } from './entities/claim-type.ts'
export { ControlDefinition, ControlDependency, ControlDisplayValue } from './entities/definition.ts'
export { Group, ObjectAccess, PortalObject, Role, RoleGroup, User, UserRoleGroup } from './entities/identity.ts'
export { Policy } from './entities/policy.ts'
export { severeLosses, severeReasons } from './entities/severe-loss.ts'
export type { SevereLoss } from './entities/severe-loss.ts'
