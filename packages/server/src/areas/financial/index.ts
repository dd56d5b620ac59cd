export { financialRoutes } from './routes.ts'
export { listFunds } from './queries.ts'
export { readFundAnalysis } from './read-fund-analysis.ts'
export { drawFunds } from './fund-analysis-pdf.ts'
