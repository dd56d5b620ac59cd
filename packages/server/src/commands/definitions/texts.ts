import { defaultFormKind, formKinds, plural } from '@captive/api-client/contract'
import type { DefinitionChange } from '@captive/form-engine'

const signs = { added: '+', removed: '-', changed: '~' } as const

export const texts = {
  usage: `npm run definitions -- status
  npm run definitions -- check FILE…                       errors and warnings, with their cells
  npm run definitions -- diff FILE…                        what changes for members and for unfinished reports
  npm run definitions -- publish FILE… --reason "Why"      check, then publish
  npm run definitions -- rollback VERSION --reason "Why"   publish an earlier version again
  npm run definitions -- export VERSION FILE               write a version as .xlsx or .json
FILE is a workbook, a JSON file, or CSV files. Add --json to status, check and diff for other programs.
Add --form NAME for a form other than ${defaultFormKind}: ${formKinds.join(', ')}.`,
  actor: 'npm run definitions',
  version: (
    { number, at, by, reason }: { number: number; at: string; by: string; reason: string },
    isCurrent: boolean,
  ) => `${isCurrent ? '→' : ' '} ${number}  ${at}  ${by}  ${reason}`,
  nonePublished: 'No version has been published.',
  changedInDatabase:
    'The rows in the database do not match any published version. They were changed with SQL. Publish a file, or roll back.',
  current: (number: number) => `Members currently get version ${number}.`,
  unchanged: 'Nothing changes for members.',
  change: ({ kind, recId, label, what, before, after }: DefinitionChange) => {
    const values = kind === 'changed' ? `: ${what}: ${before || 'nothing'} → ${after || 'nothing'}` : ''
    return `${signs[kind]} “${label}” (${recId})${values}`
  },
  noneLost: 'No unfinished report loses an answer.',
  lost: (reports: number, label: string) =>
    `${plural(reports, { one: 'unfinished report loses', other: 'unfinished reports lose' })} the answer to “${label}”.`,
  notPublished: (errors: number) =>
    `Not published: ${plural(errors, { one: 'error', other: 'errors' })}. Correct the file and publish it again.`,
  published: (number: number) => `Published version ${number}. Members will get it the next time they open the form.`,
  noSuchVersion: (number: number) => `There is no version ${number}. See: npm run definitions -- status`,
  noSuchFile: (path: string) => `There is no file ${path}.`,
  noSuchType: (path: string) => `${path} must end in .xlsx or .json.`,
  exported: (number: number, path: string) => `Wrote version ${number} to ${path}.`,
}
