import { NotOfferedError, type StandIns } from '@captive/api-client'

const refuse = (call: string) => () => Promise.reject(new NotOfferedError(call))

/** Stand-ins for a server that does not publish forms. The page shows a message and makes none of these calls. */
export const definitionStandIns = {
  getDefinitionVersions: refuse('GetDefinitionVersions'),
  getDefinitionVersion: refuse('GetDefinitionVersion'),
  reviewDefinitions: refuse('ReviewDefinitions'),
  publishDefinitions: refuse('PublishDefinitions'),
  rollBackDefinitions: refuse('RollBackDefinitions'),
} satisfies Partial<StandIns>
