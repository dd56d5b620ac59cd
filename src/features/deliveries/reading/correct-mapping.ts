import type { DeliveryMapping, DeliveryPreview } from '@captive/api-client/contract'

type Tables = NonNullable<DeliveryMapping['sheets']>
type Table = Tables[string]

const several = '#part'

/** The field of a column; undefined if the column is ignored. */
export const fieldOf = (mapping: DeliveryMapping, sheet: string, head: string): string | undefined =>
  ownValue(tableOf(mapping, sheet).columns, head)

/** The value of a key that comes from a file. Inherited names of objects, such as `constructor`, are not keys. */
const ownValue = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

const tableOf = (mapping: DeliveryMapping, sheet: string): Table =>
  ownValue(mapping.sheets, sheet) ?? { ...mapping, columns: mapping.columns ?? {} }

/** Maps a column to another field, or ignores it. Another column with the same field is then ignored. */
export function withField(
  mapping: DeliveryMapping,
  sheet: string,
  head: string,
  field: string | undefined,
): DeliveryMapping {
  const { columns, ignored = [] } = tableOf(mapping, sheet)
  const given = Object.keys(columns).filter((one) => one === head || (field !== several && columns[one] === field))
  const otherColumns = Object.entries(columns).filter(([one]) => !given.includes(one))
  const table = {
    columns: Object.fromEntries(field === undefined ? otherColumns : [...otherColumns, [head, field]]),
    ignored: [...new Set([...ignored, ...given, head])].filter((one) => field === undefined || one !== head),
  }
  return mapping.sheets
    ? { ...mapping, sheets: { ...mapping.sheets, [sheet]: { ...ownValue(mapping.sheets, sheet), ...table } } }
    : { ...mapping, ...table }
}

/**
 * Sets the meaning of a status word; an empty status leaves it undecided. Words that are not in the map have their
 * proposed meaning.
 */
export function withStatus(mapping: DeliveryMapping, word: string, status = ''): DeliveryMapping {
  const words = { ...mapping.valueMaps?.['StatusCode'], [word]: status }
  return { ...mapping, valueMaps: { ...mapping.valueMaps, StatusCode: words } }
}

/** The meaning of a status word. */
export const statusOf = (
  mapping: DeliveryMapping,
  { text, status }: DeliveryPreview['statuses'][number],
): string | undefined => {
  const chosen = ownValue(mapping.valueMaps?.['StatusCode'], text)
  return (chosen ?? status ?? '') || undefined
}

export const withConvention = (mapping: DeliveryMapping, name: string, value: string): DeliveryMapping => ({
  ...mapping,
  conventions: { ...mapping.conventions, [name]: value },
})

/**
 * Makes a row the header row of its table. Its columns are mapped again, so the old mapping of its columns is removed,
 * and so are the conventions that the last analysis found in them.
 */
export function withHeaderRow(
  mapping: DeliveryMapping | null,
  { sheet, row, analyzed = mapping }: { sheet: string; row: number; analyzed?: DeliveryMapping | null },
): DeliveryMapping {
  if (mapping?.sheets) return { ...mapping, sheets: { ...mapping.sheets, [sheet]: { columns: {}, headRow: row } } }
  const { valueMaps, conventions = {} } = mapping ?? {}
  const found: Record<string, unknown> = analyzed?.conventions ?? {}
  const corrected = Object.entries(conventions).filter(([name, value]) => value !== found[name])
  return {
    ...(valueMaps && { valueMaps }),
    ...(corrected.length > 0 && { conventions: Object.fromEntries(corrected) }),
    ...(sheet !== '' && { sheet }),
    headRow: row,
  }
}
