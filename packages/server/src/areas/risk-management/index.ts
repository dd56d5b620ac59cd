export { riskManagementRoutes } from './routes.ts'
