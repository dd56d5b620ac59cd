export { userSettingsRoutes } from './routes.ts'
export { isDuplicateEmail, toEmailAddress } from './changes.ts'
export { administrationScope, mayChange, operatingCompany, UserRefusedError } from './rules.ts'
export { findUser } from './queries.ts'
