export { claimsRoutes } from './routes.ts'
export { LossRunWorkshop } from './loss-run-workshop.ts'
