import { deliveryKinds, plural } from '@captive/api-client/contract'
import { recordKinds, isRecordKind, type DeliveryReport, type Finding } from '@captive/delivery'

const rows = (count: number) => plural(count, { one: 'row', other: 'rows' })
const maxFindings = 20

export const texts = {
  usage: `npm run import -- <file, folder or zip> --as KIND [--source "…"] [--mapping FILE | --proposed] [--dry-run] [--yes] [--json FILE], or: npm run import -- <file> --as program [--dry-run] [--yes], or: npm run import -- --template KIND. KIND is one of ${deliveryKinds.join(', ')}.`,
  template: (path: string, kind: string) => `Wrote ${path}. Fill it in, and import it with --as ${kind}.`,
  actor: 'npm run import',
  summary: ({ file, source, asOf, rows: found }: DeliveryReport, kind = 'claims') => {
    const [valued, many] = isRecordKind(kind)
      ? ['', recordKinds[kind].many]
      : [`, valued as of ${asOf ?? 'an unknown date'}`, 'claims']
    return `${file} from ${source ?? 'an unknown sender'}${valued}: ${found.new} new, ${found.changed} changed and ${found.unchanged} unchanged ${many}. ${rows(found.refused.length)} rejected, ${found.doubtful.length} questionable.`
  },
  findings: (kind: 'Rejected' | 'Questionable', findings: readonly Finding[]): string[] => [
    ...findings.slice(0, maxFindings).map((finding) => `  ${kind}${placeOf(finding)}: ${finding.message}`),
    ...(findings.length > maxFindings ? [`  … and ${findings.length - maxFindings} more`] : []),
  ],
  refused: 'The file was rejected. Nothing was changed.',
  dryRun: 'This was a dry run. Nothing was changed.',
  applied: (id: number) => `Applied as delivery ${id}.`,
  waits: (id: number) => `Delivery ${id} is waiting. Apply it in the portal, or run the command again with --yes.`,
  needsReview: (id: number) =>
    `Delivery ${id} is waiting because its mapping is new or some of its data is questionable. Check it, then apply it in the portal, or run the command again with --proposed --yes.`,
  notApplied: (id: number, reason: string) => `Delivery ${id} was not applied. ${reason}`,
  notJson: (file: string) => `${file} is not a JSON file.`,
  mistakes: (file: string, mistakes: readonly string[]) =>
    [`${file} cannot be loaded:`, ...mistakes.map((mistake) => `- ${mistake}`)].join('\n'),
  andMore: (count: number) => `… and ${count} more`,
  program: (companies: number, policies: number, claims: number) =>
    `${plural(companies, { one: 'company', other: 'companies' })}, ${plural(policies, { one: 'policy', other: 'policies' })} and ${plural(claims, { one: 'claim', other: 'claims' })}`,
  loaded: (what: string) => `Loaded ${what}.`,
  wouldLoad: (what: string) => `The file contains ${what}. To load them, run the command again with --yes.`,
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
