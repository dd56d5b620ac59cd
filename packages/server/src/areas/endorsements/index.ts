export { endorsementsRoutes } from './routes.ts'
export { isDone } from './queries.ts'
