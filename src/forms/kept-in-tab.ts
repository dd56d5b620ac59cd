import { inTab } from '../stored-keys.ts'

/** What was typed into a form and is kept in this tab. What something else wrote there reads as nothing. */
export function keptAnswersIn(name: string) {
  const stored = inTab('form', name)
  return {
    read(): Record<string, unknown> {
      try {
        const kept: unknown = JSON.parse(stored.read() ?? '{}')
        return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {}
      } catch {
        return {}
      }
    },
    keep: (answers: Record<string, unknown>) => stored.write(JSON.stringify(answers)),
    forget: stored.remove,
  }
}
