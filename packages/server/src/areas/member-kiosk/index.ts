export { findVehicles, isInForce, listVehicles } from './queries.ts'
export { memberKioskRoutes } from './routes.ts'
