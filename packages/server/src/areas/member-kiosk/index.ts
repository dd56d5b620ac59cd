export { memberKioskRoutes } from './routes.ts'
