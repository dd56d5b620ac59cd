import { documents } from '../database/tables/documents.ts'
import { documentTypes } from '../database/tables/reference.ts'
import { documentTypeRows } from '../reference/document-types.ts'
import { activePeople, batch, type Batch, type Book, ofInsureds } from './book.ts'
import { addDays, addMonths, calendarDay, quarterName, workingMoment, yearOf } from './calendar.ts'
import { completeCompanies, demoCompanies, programIds } from './companies.ts'
import { companyOccasions, completeCounts, programOccasions, retiredTypes, type Occasion } from './document-plan.ts'
import { endOf, type DemoPolicy } from './policies.ts'
import { randomOf, type Random } from './random.ts'

type FileDocument = ReturnType<typeof filerOf>

export const documentBatches = (book: Book): Batch[] => [
  batch(documentTypes, retiredTypes),
  batch(documents, programDocuments(book)),
  batch(documents, companyDocuments(book)),
  batch(documents, policyDocuments(book)),
]

/** Returns a function for the documents of a company or program. Their files are made when they are downloaded. */
const filerOf =
  ({ now }: Book, random: Random, owner: { ClientId: number | null; ProgramsRecId: number | null }) =>
  (
    type: { RecId: number; Name: string },
    description: string,
    /** The day that the document is about. */
    day: string,
    rest: { period?: string; createdOn?: string; createdBy?: string; PolicyNumber?: string } = {},
  ) => {
    const { period = String(yearOf(day)), createdOn = day, PolicyNumber = null } = rest
    const key = Array.from({ length: 4 }, () => random.whole(0, 0xffff_ffff).toString(16).padStart(8, '0'))
    const staff = `staff.${random.pick(['admin', 'manager', 'employee'])}@demo.example`
    return {
      DocumentTypesRecId: type.RecId,
      ...owner,
      FileName: PolicyNumber ? `Policy ${PolicyNumber}.pdf` : `${type.Name} ${period}.pdf`,
      FilePath: key.join(''),
      mediaType: 'application/pdf',
      generated: true,
      Description: description.replace('{period}', period),
      PolicyNumber,
      Year: yearOf(day),
      Month: Number(day.slice(5, 7)),
      Day: Number(day.slice(8)),
      CreatedDateTime: workingMoment(createdOn, random, now),
      CreatedBy: rest.createdBy ?? staff,
    }
  }

const typesOf = (code: string) => documentTypeRows.filter(({ Code }) => Code === code || Code.startsWith(`${code}_`))

/** The documents of each program, and the agenda of the next meeting. */
const programDocuments = (book: Book) =>
  programIds.flatMap((ProgramsRecId) => {
    const random = randomOf('program documents', ProgramsRecId)
    const file = filerOf(book, random, { ClientId: null, ProgramsRecId })
    const day = addDays(book.today, random.whole(20, 60))
    const meeting = { period: quarterName(day), createdOn: addDays(book.today, -5) }
    return [
      ...typesOf('Governance_Organization_Meetings_Agendas').map((type) => file(type, 'Next meeting', day, meeting)),
      ...retiredDocuments(file, 'Program', addMonths(book.today, -48)),
      ...programOccasions.flatMap((occasion) =>
        occasionalDocuments(file, random, occasion, () => occasion[3], book.today),
      ),
    ]
  })

/** The documents of the insured companies. Those of a former member end when it left. */
const companyDocuments = (book: Book) =>
  ofInsureds(book, 'company documents', ({ ClientId, ProgramsRecId = null, joined, until }, random) => {
    const file = filerOf(book, random, { ClientId, ProgramsRecId })
    const isComplete = completeCompanies.includes(ClientId)
    const filed = companyOccasions.flatMap((occasion) => {
      const [, every, , keep, , share = 1] = occasion
      const countOf = () => (isComplete ? completeCounts[every] : random.flag(share) * keep)
      return occasionalDocuments(file, random, occasion, countOf, until)
    })
    return [...filed, ...retiredDocuments(file, 'Insured', joined)]
  })

const retiredDocuments = (file: FileDocument, tier: string, day: string) =>
  retiredTypes.filter(({ Tier }) => Tier === tier).map((type) => file(type, 'The last of its kind, {period}', day))

/** The newest documents of each type of an occasion until a day, newest first. */
const occasionalDocuments = (
  file: FileDocument,
  random: Random,
  [code, every, on, , description]: Occasion,
  countOf: () => number,
  end: string,
) =>
  typesOf(code).flatMap((type) => {
    const count = countOf()
    const month = Math.floor((Number(end.slice(5, 7)) - 1) / every) * every
    const dates = Array.from({ length: count + 2 }, (_, index) => {
      const start = calendarDay(yearOf(end), month - index * every)
      const late = random.whole(3, every === 1 ? 9 : 35)
      const day = on === 'opening' ? start : addDays(start, on === 'closing' ? -1 : late)
      return { day, period: periodOf(day, every), createdOn: on === 'closing' ? addDays(day, late) : day }
    })
    const past = dates.filter(({ createdOn }) => createdOn <= end).slice(0, count)
    return past.map(({ day, ...rest }) => file(type, description, day, rest))
  })

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

function periodOf(day: string, every: Occasion[1]): string {
  if (every === 12) return String(yearOf(day))
  return every === 1 ? `${monthNames.format(new Date(day))} ${yearOf(day)}` : quarterName(day)
}

/** The policies of the last four years, and the documents that members filed for their renewals. */
const policyDocuments = (book: Book) =>
  ofInsureds(book, 'policy documents', ({ ClientId, ProgramsRecId = null }, random) => {
    const file = filerOf(book, random, { ClientId, ProgramsRecId })
    const since = addMonths(book.today, -48)
    const own = book.policies.filter((policy) => policy.ClientId === ClientId && policy.EffectiveDate >= since)
    return own.flatMap((policy) => {
      const { PolicyNumber, EffectiveDate, LOB } = policy
      const types = typesOf('Policy Library_Policies')
      const text = `${LOB} policy with all endorsements`
      return [
        ...types.map((type) => file(type, text, EffectiveDate, { PolicyNumber })),
        ...renewalDocuments(book, random, policy, file),
      ]
    })
  })

/** Members prepare a renewal some weeks before a term ends. The demo member has begun with the next one. */
function renewalDocuments(book: Book, random: Random, policy: DemoPolicy, file: FileDocument) {
  const { ClientId, LOB, PolicyNumber, CancelDate, ExpirationDate } = policy
  const prepared = addDays(endOf(policy), -50)
  const isPrepared = prepared <= book.today
  const isDemo = ClientId === demoCompanies.member || ClientId === demoCompanies.xmember
  if (LOB !== 'Commercial Auto' || CancelDate || !(isPrepared || ClientId === demoCompanies.member)) return []
  const types = typesOf('Member Kiosk_Renewal Documentation').filter((type) => type.ClientAllowUpload === 1)
  const chosen = isDemo ? types.slice(0, isPrepared ? undefined : 2) : random.some(types, random.whole(0, 2))
  return chosen.map((type) => {
    const createdBy = random.pick(activePeople(book, ClientId)).Email
    const createdOn = addDays(isPrepared ? prepared : book.today, -random.whole(0, 40))
    return file(type, `${type.Name} for the renewal of ${PolicyNumber}`, ExpirationDate, { createdBy, createdOn })
  })
}
