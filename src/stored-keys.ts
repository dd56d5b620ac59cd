import { browserTexts, tabTexts, type KeptTexts } from './browser-storage.ts'

/** About the person who is signed in: goes at log out. About the browser, whoever uses it: stays. */
type Whose = 'person' | 'browser'

/**
 * Everything that the portal writes into web storage, and whose it is. Nothing else uses `browser-storage.ts`,
 * and nothing is written to IndexedDB.
 */
const declared = {
  /** The bearer token (GEN-004): of this tab, or of the browser with "Keep me signed in". */
  token: 'person',
  /** What the server calls this device. With "Keep me signed in" it is the browser's and stays; else it is the tab's. */
  device: 'browser',
  /** The company chosen in this tab. */
  company: 'person',
  /** When somebody last looked at a company's documents. */
  visit: 'person',
  /** What was typed into a form and not sent. */
  form: 'person',
  /** Under which id a vehicle change was sent and not answered; what was sent to a server that keeps no copy. */
  sent: 'person',
  /** Unfinished reports, where the server keeps none. */
  'tab-drafts': 'person',
  /** A report that the server could not save. */
  'unsaved-report': 'person',
  /** Where a report was left that was not sent. */
  'unsent-report': 'person',
  /** Where a claim report was open. */
  'report-place': 'person',
  /** The number of a claim that was sent and not answered. */
  'online-claim-number': 'person',
  'email-claim-number': 'person',
  'sidebar-collapsed': 'browser',
} as const satisfies Record<string, Whose>

export type StoredThing = keyof typeof declared

const prefix = 'member-portal.'

/** Libraries that write for us, under keys of their own: Mantine keeps the color scheme, the router scroll positions. */
const ofBrowser = new Set(['mantine-color-scheme-value'])

/** The key of a thing; the parts tell several of a kind apart. */
export const storageKey = (thing: StoredThing, ...parts: readonly (string | number)[]): string =>
  `${prefix}${[thing, ...parts].join('.')}`

/** One entry of web storage. */
export interface StoredEntry {
  read: () => string | null
  write: (text: string) => void
  remove: () => void
}

/** An entry that lives as long as this tab. */
export const inTab = (...key: Parameters<typeof storageKey>): StoredEntry => entry(tabTexts, key)

/** An entry that all tabs of this browser share, and that outlives them. */
export const inBrowser = (...key: Parameters<typeof storageKey>): StoredEntry => entry(browserTexts, key)

function entry(texts: KeptTexts, key: Parameters<typeof storageKey>): StoredEntry {
  const name = storageKey(...key)
  return {
    read: () => texts.get(name),
    write: (text) => texts.set(name, text),
    remove: () => texts.remove(name),
  }
}

/** Removes everything about a person: all of this tab, and of the browser all that is not the browser's own. */
export function removePerson(): void {
  tabTexts.clear()
  browserTexts.removeWhere((key) => !isOfBrowser(key))
}

function isOfBrowser(key: string): boolean {
  const [thing = ''] = key.startsWith(prefix) ? key.slice(prefix.length).split('.') : []
  return ofBrowser.has(key) || (thing in declared && declared[thing as StoredThing] === 'browser')
}
