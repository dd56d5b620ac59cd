import { documents } from '../database/tables/documents.ts'
import { documentTypes } from '../database/tables/reference.ts'
import { documentTypeRows } from '../reference/document-types.ts'
import { batch, type Batch } from './batch.ts'
import { activePeople, ofInsureds, type Book } from './book.ts'
import { addDays, addMonths, calendarDay, quarterName, workingMoment, yearOf } from './calendar.ts'
import { completeCompanies, demoCompanies, programIds } from './companies.ts'
import { companyOccasions, completeCounts, programOccasions, retiredTypes, type Occasion } from './document-plan.ts'
import { endOf, type DemoPolicy } from './policies.ts'
import { randomOf, type Random } from './random.ts'

type DocumentRow = typeof documents.$inferInsert

interface Filing {
  type: { RecId: number; Name: string }
  owner: { ClientId: number | null; ProgramsRecId: number | null }
  /** The day that the document is about. */
  day: string
  /** The year if it is not given. */
  period?: string
  description: string
  createdBy?: string
  /** The same day if it is not given. */
  createdOn?: string
  policyNumber?: string
}

export const documentBatches = (book: Book): Batch[] => [
  batch(documentTypes, retiredTypes),
  batch(documents, programDocuments(book)),
  batch(documents, companyDocuments(book)),
  batch(documents, policyDocuments(book)),
]

/** A document whose file is made when it is downloaded. */
function documentRow({ now }: Book, random: Random, filing: Filing): DocumentRow {
  const { type, owner, day, period = String(yearOf(day)), description, createdOn = day, policyNumber } = filing
  const key = Array.from({ length: 4 }, () => random.whole(0, 0xffff_ffff).toString(16).padStart(8, '0')).join('')
  return {
    DocumentTypesRecId: type.RecId,
    ...owner,
    FileName: policyNumber ? `Policy ${policyNumber}.pdf` : `${type.Name} ${period}.pdf`,
    FilePath: key,
    mediaType: 'application/pdf',
    generated: true,
    Description: description.replace('{period}', period),
    PolicyNumber: policyNumber ?? null,
    Year: yearOf(day),
    Month: Number(day.slice(5, 7)),
    Day: Number(day.slice(8)),
    CreatedDateTime: workingMoment(createdOn, random, now),
    CreatedBy: filing.createdBy ?? `staff.${random.pick(['admin', 'manager', 'employee'])}@demo.example`,
  }
}

/** The documents of a program: those of its occasions, those of retired types, and the agenda of the next meeting. */
const programDocuments = (book: Book) =>
  programIds.flatMap((ProgramsRecId) => {
    const random = randomOf('program documents', ProgramsRecId)
    const owner = { ClientId: null, ProgramsRecId }
    const day = addDays(book.today, random.whole(20, 60))
    const meeting = { day, period: quarterName(day), description: 'Next members’ meeting' }
    const agendas = documentTypeRows.filter(({ Code }) => Code === 'Governance_Organization_Meetings_Agendas')
    return [
      ...agendas.map((type) =>
        documentRow(book, random, { type, owner, ...meeting, createdOn: addDays(book.today, -5) }),
      ),
      ...retiredDocuments(book, random, 'Program', owner, addMonths(book.today, -48)),
      ...typesWithOccasion('Program', programOccasions).flatMap(({ type, occasion }) =>
        occasionalDocuments(book, random, { type, owner }, occasion, occasion[3], book.today),
      ),
    ]
  })

/** The documents of the insured companies. Those of a former member end when it left. */
const companyDocuments = (book: Book) =>
  ofInsureds(book, 'company documents', ({ ClientId, ProgramsRecId = null, joined, until }, random) => {
    const owner = { ClientId, ProgramsRecId }
    const isComplete = completeCompanies.includes(ClientId)
    const filed = typesWithOccasion('Insured', companyOccasions).flatMap(({ type, occasion }) => {
      const [, every, , keep, , share = 1] = occasion
      if (!isComplete && !random.chance(share)) return []
      const count = isComplete ? completeCounts[every] : keep
      return occasionalDocuments(book, random, { type, owner }, occasion, count, until)
    })
    return [...filed, ...retiredDocuments(book, random, 'Insured', owner, joined)]
  })

const retiredDocuments = (book: Book, random: Random, tier: string, owner: Filing['owner'], day: string) =>
  retiredTypes
    .filter(({ Tier }) => Tier === tier)
    .map((type) => documentRow(book, random, { type, owner, day, description: 'The last of its kind, {period}' }))

/** The document types of a tier, each with the first occasion that fits its code. */
const typesWithOccasion = (tier: string, occasions: readonly Occasion[]) =>
  documentTypeRows
    .filter(({ Tier }) => Tier === tier)
    .flatMap((type) => {
      const occasion = occasions.find(([code]) => `${type.Code}_`.startsWith(`${code}_`))
      return occasion ? [{ type, occasion }] : []
    })

/** The newest documents of an occasion until a day, newest first. */
function occasionalDocuments(
  book: Book,
  random: Random,
  filed: Pick<Filing, 'type' | 'owner'>,
  [, every, on, , description]: Occasion,
  count: number,
  end: string,
): DocumentRow[] {
  const month = Math.floor((Number(end.slice(5, 7)) - 1) / every) * every
  return Array.from({ length: count + 2 }, (_, index) => {
    const start = calendarDay(yearOf(end), month - index * every)
    const late = random.whole(3, every === 1 ? 9 : 35)
    const day = on === 'opening' ? start : addDays(start, on === 'closing' ? -1 : late)
    return { day, period: periodOf(day, every), createdOn: on === 'closing' ? addDays(day, late) : day }
  })
    .filter(({ createdOn }) => createdOn <= end)
    .slice(0, count)
    .map((dated) => documentRow(book, random, { ...filed, ...dated, description }))
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

function periodOf(day: string, every: Occasion[1]): string {
  if (every === 12) return String(yearOf(day))
  return every === 1 ? `${monthNames.format(new Date(day))} ${yearOf(day)}` : quarterName(day)
}

const policyTypes = documentTypeRows.filter(({ Code }) => Code === 'Policy Library_Policies')
const renewalTypes = documentTypeRows.filter(
  ({ Code, ClientAllowUpload }) => ClientAllowUpload === 1 && Code.startsWith('Member Kiosk_Renewal Documentation'),
)

/** The policies of the last four years, and the documents that members filed for their renewals. */
const policyDocuments = (book: Book) =>
  ofInsureds(book, 'policy documents', ({ ClientId, ProgramsRecId = null }, random) => {
    const owner = { ClientId, ProgramsRecId }
    const since = addMonths(book.today, -48)
    const own = book.policies.filter((policy) => policy.ClientId === ClientId && policy.EffectiveDate >= since)
    return own.flatMap((policy) => {
      const { PolicyNumber: policyNumber, EffectiveDate, ExpirationDate: day, LOB } = policy
      const description = `${LOB} policy with all endorsements`
      return [
        ...policyTypes.map((type) =>
          documentRow(book, random, { type, owner, day: EffectiveDate, description, policyNumber }),
        ),
        ...renewalsFiled(book, policy, random).map(({ type, createdBy, createdOn }) => {
          const renewal = { day, description: `${type.Name} for the renewal of ${policyNumber}`, createdBy, createdOn }
          return documentRow(book, random, { type, owner, ...renewal })
        }),
      ]
    })
  })

/** Members prepare a renewal some weeks before a term ends. The demo member has begun with the next one. */
function renewalsFiled(book: Book, policy: DemoPolicy, random: Random) {
  if (policy.LOB !== 'Commercial Auto' || policy.CancelDate) return []
  const { member, xmember } = demoCompanies
  const prepared = addDays(endOf(policy), -50)
  const isPrepared = prepared <= book.today
  if (!isPrepared && policy.ClientId !== member) return []
  const isDemo = policy.ClientId === member || policy.ClientId === xmember
  const chosen = isDemo ? renewalTypes : random.some(renewalTypes, random.whole(0, 2))
  return chosen.slice(0, isPrepared ? undefined : 2).map((type) => ({
    type,
    createdBy: random.pick(activePeople(book, policy.ClientId)).Email,
    createdOn: addDays(isPrepared ? prepared : book.today, -random.whole(0, 40)),
  }))
}
