export { endorsementFormOf } from './endorsement-form.ts'
export { endorsementsRoutes } from './routes.ts'
export { isDone } from './queries.ts'
