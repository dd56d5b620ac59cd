export { policyLibraryRoutes } from './routes.ts'
export { listPolicies } from './queries.ts'
