export { findVehicles } from './queries.ts'
export { memberKioskRoutes } from './routes.ts'
