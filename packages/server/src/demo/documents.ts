import { documentTypeRows } from '../reference/document-types.ts'
import type { Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, addMonths, calendarDay, earlier } from './calendar.ts'
import { demoCompanies, largestCompany, programIds } from './companies.ts'
import { companyOccasions, keptInFull, programOccasions, type Occasion } from './document-plan.ts'
import { documentRow, type DemoDocumentRow, type DocumentTypeRow } from './document-row.ts'
import { termOf } from './memberships.ts'
import { randomOf, type Random } from './random.ts'

const staff = ['staff.admin@demo.example', 'staff.manager@demo.example'] as const

/** Documents of the programs, the same kinds in each. */
export function* generateProgramDocuments(book: Book): Generator<DemoDocumentRow> {
  for (const ProgramsRecId of programIds) {
    const random = randomOf('program documents', ProgramsRecId)
    for (const [type, occasion] of occasionsOf('Program', programOccasions))
      for (const dated of datesOf(occasion, occasion.keep, dayOf(book.today), random)) {
        const owner = { ClientId: null, ProgramsRecId }
        const { description } = occasion
        yield documentRow(book, random, { type, owner, ...dated, description, createdBy: random.pick(staff) })
      }
  }
}

/** Those that every screen of documents can be judged by. */
const companiesInFull: readonly number[] = [demoCompanies.member, demoCompanies.xmember, largestCompany]

/** Documents of the insured companies; a former member's until it left. */
export function* generateCompanyDocuments(book: Book): Generator<DemoDocumentRow> {
  for (const { ClientId, ProgramsRecId = null } of book.insureds) {
    const random = randomOf('company documents', ClientId)
    const last = book.memberships.findLast((membership) => membership.ClientId === ClientId)
    const today = dayOf(book.today)
    const end = last && !last.isCurrent ? earlier(termOf(last).to, today) : today
    const hasAll = companiesInFull.includes(ClientId)
    for (const [type, occasion] of occasionsOf('Insured', companyOccasions)) {
      const { every, keep, description, share = 100 } = occasion
      if (!hasAll && !random.chance(share / 100)) continue
      for (const dated of datesOf(occasion, hasAll ? (keptInFull[every] ?? keep) : keep, end, random)) {
        const owner = { ClientId, ProgramsRecId }
        yield documentRow(book, random, { type, owner, ...dated, description, createdBy: random.pick(staff) })
      }
    }
  }
}

/** The document types of a tier with their occasion: that of the code itself before that of its beginning. */
const occasionsOf = (
  tier: DocumentTypeRow['Tier'],
  occasions: Record<string, Occasion>,
): [DocumentTypeRow, Occasion][] =>
  documentTypeRows
    .filter(({ Tier }) => Tier === tier)
    .flatMap((type) => {
      const code = Object.keys(occasions).find((start) => type.Code === start || type.Code.startsWith(`${start}_`))
      const occasion = code && occasions[code]
      return occasion ? [[type, occasion] as [DocumentTypeRow, Occasion]] : []
    })

/** The newest dates up to a day, newest first, each with its period and the day of filing, which is past as well. */
function datesOf({ every, on }: Occasion, keep: number, end: string, random: Random) {
  const month = Math.floor((Number(end.slice(5, 7)) - 1) / every) * every
  const newest = calendarDay(Number(end.slice(0, 4)), month)
  return Array.from({ length: keep + 2 }, (_, index) => {
    const start = addMonths(newest, -index * every)
    const late = random.whole(3, every === 1 ? 9 : 35)
    switch (on) {
      case 'opening':
        return { day: start, period: periodOf(start, every), createdOn: start }
      case 'closing': {
        const day = addDays(start, -1)
        return { day, period: periodOf(day, every), createdOn: addDays(day, late) }
      }
      case 'within': {
        const day = addDays(start, late)
        return { day, period: periodOf(day, every), createdOn: day }
      }
    }
  })
    .filter(({ createdOn }) => createdOn <= end)
    .slice(0, keep)
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

const periodOf = (day: string, every: number): string => {
  const year = day.slice(0, 4)
  if (every === 12) return year
  if (every === 1) return `${monthNames.format(new Date(day))} ${year}`
  return `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${year}`
}
