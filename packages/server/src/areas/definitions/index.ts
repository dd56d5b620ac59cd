export { definitionRoutes } from './routes.ts'
export { publishDefinitions, PublicationRefusedError, rollBackDefinitions } from './publish-definitions.ts'
export { reviewDefinitions, type DefinitionsReview } from './review-definitions.ts'
