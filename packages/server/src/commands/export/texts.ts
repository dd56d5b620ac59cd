import { plural } from '@captive/api-client/contract'

export const texts = {
  usage:
    'npm run export-reports -- --as json|csv|froi [--from 2026-01-31] [--to 2026-12-31] [--company 0103] [--mapping mapping.json] FILE, or with --mapping alone to replace the mapping',
  actor: 'npm run export-reports',
  noSuchDay: (day: string) => `${day} is not a date. Enter it as 2026-12-31.`,
  noSuchCompany: (code: string) => `The portal has no company with the code ${code}.`,
  mapped: (columns: number) =>
    `The mapping has ${plural(columns, { one: 'column', other: 'columns' })} and is now in effect.`,
  written: (reports: number, path: string) =>
    `Wrote ${plural(reports, { one: 'claim report', other: 'claim reports' })} to ${path}.`,
}
