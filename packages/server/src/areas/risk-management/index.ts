export { riskManagementRoutes } from './routes.ts'
export { listBestPractices, listScores, listWarranties } from './loss-prevention.ts'
