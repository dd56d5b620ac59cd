export { premiumCollateralRoutes } from './routes.ts'
