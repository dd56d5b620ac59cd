import type { DataColumn } from './data-column.ts'

/** The columns that show. The first one names the row and cannot be put away. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: string | undefined,
): readonly DataColumn<Row>[] {
  if (!hidden) return columns
  const away = new Set(hidden.split(','))
  return columns.filter(({ id }, at) => at === 0 || !away.has(id))
}

/** `hidden` with one column put away or brought back; undefined when none is away. */
export function toggleColumn(hidden: string | undefined, id: string): string | undefined {
  const away = new Set(hidden?.split(','))
  if (!away.delete(id)) away.add(id)
  return away.size === 0 ? undefined : [...away].join(',')
}
