import { deliveryKinds, plural } from '@captive/api-client/contract'
import { recordKinds, isRecordKind, type DeliveryReport, type Finding } from '@captive/delivery'

const rows = (count: number) => plural(count, { one: 'row', other: 'rows' })
const mostFindings = 20

export const texts = {
  usage: `npm run import -- <file, folder or zip> --as KIND [--source "…"] [--mapping FILE | --proposed] [--dry-run] [--yes] [--json FILE], or: npm run import -- <file> --as program [--dry-run] [--yes], or: npm run import -- --template KIND. KIND is one of ${deliveryKinds.join(', ')}.`,
  template: (path: string, kind: string) => `Wrote ${path}. Fill it in, and import it with --as ${kind}.`,
  actor: 'npm run import',
  summary: ({ file, source, asOf, rows: found }: DeliveryReport, kind = 'claims') => {
    const [valued, many] = isRecordKind(kind)
      ? ['', recordKinds[kind].many]
      : [`, valued as of ${asOf ?? 'an unknown date'}`, 'claims']
    return `${file} of ${source ?? 'an unknown source'}${valued}: ${found.new} new, ${found.changed} changed and ${found.unchanged} unchanged ${many}. ${rows(found.refused.length)} refused, ${found.doubtful.length} doubtful.`
  },
  findings: (kind: 'Refused' | 'Doubtful', findings: readonly Finding[]): string[] => [
    ...findings.slice(0, mostFindings).map((finding) => `  ${kind}${placeOf(finding)}: ${finding.message}`),
    ...(findings.length > mostFindings ? [`  … and ${findings.length - mostFindings} more`] : []),
  ],
  refused: 'The file was refused. Nothing was changed.',
  dryRun: 'This was a dry run. Nothing was changed.',
  applied: (id: number) => `Applied as delivery ${id}.`,
  waits: (id: number) => `Delivery ${id} waits. Apply it in the portal, or repeat the command with --yes.`,
  needsPerson: (id: number) =>
    `Delivery ${id} waits, because its mapping is new or some of its data is doubtful. Check it, then apply it in the portal, or repeat the command with --proposed --yes.`,
  notApplied: (id: number, reason: string) => `Delivery ${id} was not applied. ${reason}`,
  notJson: (file: string) => `${file} is not a JSON file.`,
  mistakes: (file: string, mistakes: readonly string[]) =>
    [`${file} cannot be loaded:`, ...mistakes.map((mistake) => `- ${mistake}`)].join('\n'),
  andMore: (count: number) => `… and ${count} more`,
  program: (companies: number, policies: number, claims: number) =>
    `${plural(companies, { one: 'company', other: 'companies' })}, ${plural(policies, { one: 'policy', other: 'policies' })} and ${plural(claims, { one: 'claim', other: 'claims' })}`,
  loaded: (what: string) => `Loaded ${what}.`,
  wouldLoad: (what: string) => `The file has ${what}. Repeat the command with --yes to load them.`,
  mistake: {
    twice: (what: string, name: string) => `${what} ${name} is in the file twice.`,
    inPortal: (what: string, name: string) => `${what} ${name} is already in the portal.`,
    unknownCompany: (policy: string, code: string) =>
      `Policy ${policy} names the company ${code}, which is not in the file.`,
    unknownPolicy: (claim: string, policy: string) =>
      `Claim ${claim} names the policy ${policy}, which is not in the file.`,
    term: (policy: string) => `Policy ${policy} expires before it takes effect.`,
    at: (place: string, problem: string) => `${place} ${problem}.`,
  },
}

function placeOf({ row, sheet, claim }: Finding): string {
  const parts = [row !== null && `row ${row}`, sheet && `sheet ${sheet}`, claim].filter(Boolean)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}
