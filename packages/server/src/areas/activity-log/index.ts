export { activityLogRoutes } from './routes.ts'
