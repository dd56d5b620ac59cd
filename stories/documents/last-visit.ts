/** For a story's `beforeEach`: its person last looked at the papers of Ridge Freight Lines at this moment, ISO 8601. */
export function lastVisitAt(moment: string): void {
  localStorage.setItem('member-portal.visit.1.12', JSON.stringify({ since: null, seen: Date.parse(moment) }))
}
