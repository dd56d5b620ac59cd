import type { DeliveryMapping, DeliveryPreview } from '@captive/api-client/contract'

type Tables = NonNullable<DeliveryMapping['sheets']>
type Table = Tables[string]

const several = '#part'

/** The field that a column is read as; undefined if it is left out. */
export const fieldOf = (mapping: DeliveryMapping, sheet: string, head: string): string | undefined =>
  tableOf(mapping, sheet).columns[head]

const tableOf = (mapping: DeliveryMapping, sheet: string): Table =>
  mapping.sheets?.[sheet] ?? { ...mapping, columns: mapping.columns ?? {} }

/** Reads a column as another field, or leaves it out. Another column that had the field is left out then. */
export function withField(
  mapping: DeliveryMapping,
  sheet: string,
  head: string,
  field: string | undefined,
): DeliveryMapping {
  const { columns, ignored = [] } = tableOf(mapping, sheet)
  const given = Object.keys(columns).filter((one) => one === head || (field !== several && columns[one] === field))
  const kept = Object.entries(columns).filter(([one]) => !given.includes(one))
  const table = {
    columns: Object.fromEntries(field === undefined ? kept : [...kept, [head, field]]),
    ignored: [...new Set([...ignored, ...given, head])].filter((one) => field === undefined || one !== head),
  }
  return mapping.sheets
    ? { ...mapping, sheets: { ...mapping.sheets, [sheet]: { ...mapping.sheets[sheet], ...table } } }
    : { ...mapping, ...table }
}

/** Gives a status word its meaning; none leaves it undecided. Words that the map leaves out mean what is proposed. */
export function withStatus(mapping: DeliveryMapping, word: string, status = ''): DeliveryMapping {
  const words = { ...mapping.valueMaps?.['StatusCode'], [word]: status }
  return { ...mapping, valueMaps: { ...mapping.valueMaps, StatusCode: words } }
}

/** What a status word means. */
export const statusOf = (
  mapping: DeliveryMapping,
  { text, status }: DeliveryPreview['statuses'][number],
): string | undefined => {
  const chosen = mapping.valueMaps?.['StatusCode']?.[text]
  return (chosen ?? status ?? '') || undefined
}

export const withConvention = (mapping: DeliveryMapping, name: string, value: string): DeliveryMapping => ({
  ...mapping,
  conventions: { ...mapping.conventions, [name]: value },
})

/** Makes a row the head of its table. Its columns are recognized anew, so what was known of them is left out. */
export function withHeadRow(mapping: DeliveryMapping | null, sheet: string, headRow: number): DeliveryMapping {
  if (mapping?.sheets) return { ...mapping, sheets: { ...mapping.sheets, [sheet]: { columns: {}, headRow } } }
  const { encoding, separator, valueMaps } = mapping ?? {}
  return {
    ...(encoding !== undefined && { encoding }),
    ...(separator !== undefined && { separator }),
    ...(valueMaps && { valueMaps }),
    ...(sheet !== '' && { sheet }),
    headRow,
  }
}
