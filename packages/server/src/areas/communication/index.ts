export { communicationRoutes } from './routes.ts'
