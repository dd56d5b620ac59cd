export { documentsRoutes } from './routes.ts'
export { countDocumentsSince, visibleTo } from './queries.ts'
