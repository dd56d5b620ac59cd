export { endorsementsRoutes } from './routes.ts'
