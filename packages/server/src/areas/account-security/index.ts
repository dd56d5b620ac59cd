export { accountSecurityRoutes } from './routes.ts'
