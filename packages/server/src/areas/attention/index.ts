export { attentionRoutes } from './routes.ts'
export { digestJob } from './digest.ts'
export { deleteOldMarks } from './marks.ts'
