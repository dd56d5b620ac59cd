import { inTab } from '../stored-keys.ts'

/** The stored answers of a form in this tab; invalid content reads as empty. */
export function storedAnswersIn(name: string) {
  const stored = inTab('form', name)
  return {
    read(): Record<string, unknown> {
      try {
        const parsed: unknown = JSON.parse(stored.read() ?? '{}')
        return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
      } catch {
        return {}
      }
    },
    write: (answers: Record<string, unknown>) => stored.write(JSON.stringify(answers)),
    remove: stored.remove,
  }
}
