import { browserTexts } from '../../src/browser-storage.ts'

/** For a story's `beforeEach`: its person last looked at the papers of Ridge Freight Lines at this moment, ISO 8601. */
export function lastVisitAt(moment: string): void {
  browserTexts.set('member-portal.visit.1.12', JSON.stringify({ since: null, seen: Date.parse(moment) }))
}
