import { browserTexts } from '../../src/browser-storage.ts'

/** For `beforeEach`: the user last viewed documents of Ridge Freight Lines at this ISO 8601 time. */
export function lastVisitAt(moment: string): void {
  browserTexts.set('member-portal.visit.1.12', JSON.stringify({ since: null, seen: Date.parse(moment) }))
}
