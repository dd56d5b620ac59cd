export { authRoutes } from './routes.ts'
export { mailNewAddress, mailSetUpLink, type Invitation } from './set-up-link.ts'
export { addressChangedLetter } from './letters.ts'
export { listGroups, listRoleGroups, userColumns } from './queries.ts'
