import type { Document } from '@captive/api-client/contract'

import { texts } from './texts.ts'

/**
 * A warning to show before a document is opened, or the reason why it cannot be opened; undefined for most documents.
 */
export function warningOf({ State, ActiveContent }: Pick<Document, 'State' | 'ActiveContent'>): string | undefined {
  if (State === 'waiting' || State === 'infected') return texts.states[State]
  return ActiveContent ? texts.activeContents[ActiveContent] : undefined
}
