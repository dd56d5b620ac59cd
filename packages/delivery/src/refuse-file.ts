import type { DeliveryReport } from './report.ts'

/** Returns the report of a file that is refused as a whole. */
export function refuseFile(
  file: string,
  { source }: { readonly source?: string },
  reason: 'unreadable-file' | 'not-a-delivery',
  message: string,
): DeliveryReport {
  const refused = [{ row: null, class: reason, message }]
  return {
    file,
    source: source ?? null,
    asOf: null,
    rows: { new: 0, changed: 0, unchanged: 0, refused, doubtful: [] },
    controlTotals: [],
    mapping: null,
  }
}
