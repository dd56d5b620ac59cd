import type { Document } from '@captive/api-client/contract'

import { texts } from './texts.ts'

/** What to know before a document is opened, or why it cannot be opened; undefined for most. */
export function warningOf({ State, ActiveContent }: Pick<Document, 'State' | 'ActiveContent'>): string | undefined {
  if (State === 'waiting' || State === 'infected') return texts.states[State]
  return ActiveContent ? texts.activeContents[ActiveContent] : undefined
}
