import { columnsOf } from '../definitions/columns.ts'
import type { FileDiagnostic } from './file-diagnostic.ts'
import { lettersOf } from '../text/closest.ts'
import type { RawTable } from './raw-table.ts'

/** Columns whose content is lost, because a server's tables do not have them or the engine does not read them. */
export function lostColumns({ table, rows, locate }: RawTable): FileDiagnostic[] {
  const columns = new Map(columnsOf(table).map(([name, column]) => [lettersOf(name), column]))
  const names = [...new Set(rows.flatMap((cells) => [...(cells?.keys() ?? [])]))].filter(
    (name) => lettersOf(name) !== '',
  )
  return names.flatMap((name): FileDiagnostic[] => {
    const about = { controls: [], cells: [{ table, row: null, column: name }], locations: [locate(null, name)] }
    const known = columns.get(lettersOf(name))
    if (known?.extra === 'local')
      return [
        {
          code: 'local-column',
          severity: 'warning',
          ...about,
          message: `${table} has a column ${name}, which only forms declared in code have. A server does not store it.`,
          hint: 'Delete it, unless the file is for a form in code.',
        },
      ]
    if (known) return []
    return [
      {
        code: 'unread-column',
        severity: 'info',
        ...about,
        message: `${table} has a column ${name}, which is neither read nor stored.`,
        hint: 'No action is needed if it is a note.',
      },
    ]
  })
}
