import { browserTexts, tabTexts, type StoredTexts } from './browser-storage.ts'

/** Whether an entry belongs to the user, and is removed at log out, or to the browser. */
type EntryOwner = 'person' | 'browser'

/**
 * All entries of the portal in web storage. Nothing else uses `browser-storage.ts`, and nothing uses IndexedDB.
 */
const declared = {
  /** The bearer token (GEN-004): of this tab, or with "Keep me signed in" of the browser. */
  token: 'person',
  /** The server's id of this device: of the browser with "Keep me signed in", otherwise of the tab. */
  device: 'browser',
  /** The state of a sign-in at the company's provider, until the browser returns. */
  'single-sign-on': 'person',
  /** Set if the user declined the offer of a passkey. */
  'passkey-declined': 'browser',
  /** The company that was chosen in this tab. */
  company: 'person',
  /** The brand of the program that this tab shows. */
  brand: 'person',
  /** The last visit to a company's documents. */
  visit: 'person',
  /** Unsent input of a form. */
  form: 'person',
  /** The request id of a vehicle change without a response, and changes sent to a server that stores no copy. */
  sent: 'person',
  /** Unfinished reports, for servers that do not store them. */
  'tab-drafts': 'person',
  /** A report that the server could not save. */
  'unsaved-report': 'person',
  /** The position in an unsent report. */
  'unsent-report': 'person',
  /** The open claim report. */
  'report-place': 'person',
  /** The confirmation number of a claim whose response was lost. */
  'online-claim-number': 'person',
  'email-claim-number': 'person',
  /** Tables that staff edit in the Definition Lab. */
  'definition-lab': 'person',
  /** The language of the questions of a claim report. */
  'report-language': 'browser',
  'sidebar-collapsed': 'browser',
} as const satisfies Record<string, EntryOwner>

export type StoredThing = keyof typeof declared

const prefix = 'member-portal.'

/** Keys of libraries: Mantine stores the color scheme, and the router scroll positions. */
const ofBrowser = new Set(['mantine-color-scheme-value'])

/** The storage key of an entry; the parts distinguish several entries of a kind. */
export const storageKey = (thing: StoredThing, ...parts: readonly (string | number)[]): string =>
  `${prefix}${[thing, ...parts].join('.')}`

/** An entry of web storage. */
export interface StoredEntry {
  read: () => string | null
  write: (text: string) => void
  remove: () => void
}

/** An entry of this tab. */
export const inTab = (...key: Parameters<typeof storageKey>): StoredEntry => entry(tabTexts, key)

/** An entry of all tabs of this browser. */
export const inBrowser = (...key: Parameters<typeof storageKey>): StoredEntry => entry(browserTexts, key)

function entry(texts: StoredTexts, key: Parameters<typeof storageKey>): StoredEntry {
  const name = storageKey(...key)
  return {
    read: () => texts.get(name),
    write: (text) => texts.set(name, text),
    remove: () => texts.remove(name),
  }
}

/** Removes all entries of the user: those of this tab, and those of the browser that belong to the user. */
export function removePerson(): void {
  tabTexts.clear()
  browserTexts.removeWhere((key) => !isOfBrowser(key))
}

function isOfBrowser(key: string): boolean {
  const [thing = ''] = key.startsWith(prefix) ? key.slice(prefix.length).split('.') : []
  return ofBrowser.has(key) || (thing in declared && declared[thing as StoredThing] === 'browser')
}
