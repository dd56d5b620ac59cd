export { financialRoutes } from './routes.ts'
