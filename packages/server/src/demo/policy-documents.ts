import { documentTypeRows } from '../reference/document-types.ts'
import type { Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, addMonths } from './calendar.ts'
import { demoCompanies } from './companies.ts'
import { documentRow, type DemoDocumentRow } from './document-row.ts'
import { endOf, type DemoPolicy } from './policies.ts'
import { randomOf } from './random.ts'

const policyType = documentTypeRows.find(({ Code }) => Code === 'Policy Library_Policies')
const renewalTypes = documentTypeRows.filter(
  ({ Code, ClientAllowUpload }) => ClientAllowUpload === 1 && Code.startsWith('Member Kiosk_Renewal Documentation'),
)

/** The policies themselves, those of the last four years, and what members filed for their renewals. */
export function* generatePolicyDocuments(book: Book): Generator<DemoDocumentRow> {
  const since = addMonths(dayOf(book.today), -48)
  for (const policy of book.policies) {
    if (!book.isInsured(policy.ClientId)) continue
    const isDemo = policy.ClientId === demoCompanies.member || policy.ClientId === demoCompanies.xmember
    const random = randomOf('policy documents', policy.PolicyId)
    const ProgramsRecId = book.companies.find(({ ClientId }) => ClientId === policy.ClientId)?.ProgramsRecId ?? null
    const owner = { ClientId: policy.ClientId, ProgramsRecId }
    if (policyType && (isDemo || (policy.EffectiveDate >= since && random.chance(0.93))))
      yield documentRow(book, random, {
        type: policyType,
        owner,
        day: policy.EffectiveDate,
        period: policy.EffectiveDate.slice(0, 4),
        description: `${policy.LOB} policy with all endorsements`,
        createdBy: 'staff.employee@demo.example',
        policyNumber: policy.PolicyNumber,
      })
    const prepared = renewalDay(policy, book.today)
    const begun = policy.ClientId === demoCompanies.member && !policy.CancelDate // the demo shows a renewal under way
    const filedOn = prepared ?? (begun ? dayOf(book.today) : undefined)
    if (policy.LOB !== 'Commercial Auto' || !filedOn) continue
    const submitters = book.people.filter(({ ClientId, IsActive }) => ClientId === policy.ClientId && IsActive === 1)
    const ofDemo = prepared ? renewalTypes : renewalTypes.slice(0, 2)
    for (const type of isDemo ? ofDemo : random.some(renewalTypes, filedOn > since ? random.whole(0, 2) : 0))
      yield documentRow(book, random, {
        type,
        owner,
        day: policy.ExpirationDate,
        period: policy.ExpirationDate.slice(0, 4),
        description: `${type.Name} for the renewal of ${policy.PolicyNumber}`,
        createdBy: submitters[0] ? random.pick(submitters).Email : 'staff.employee@demo.example',
        createdOn: addDays(filedOn, -random.whole(0, 40)),
      })
  }
}

/** Renewals are prepared from three months before a term ends; nothing for terms that end later, or are cancelled. */
function renewalDay(policy: DemoPolicy, today: Date): string | undefined {
  const day = addDays(endOf(policy), -50)
  return policy.CancelDate || day > dayOf(today) ? undefined : day
}
