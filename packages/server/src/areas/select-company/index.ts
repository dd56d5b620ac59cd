export { selectCompanyRoutes } from './routes.ts'
export { clientColumns, nameOfCompany } from './queries.ts'
export { starCompany } from './chosen-companies.ts'
