import type { documentTypes } from '../database/tables/reference.ts'
import { randomOf } from './random.ts'
import type { Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, addMonths, earlier } from './calendar.ts'
import { programIds } from './companies.ts'
import { documentRow, type DemoDocumentRow } from './document-row.ts'
import { termOf } from './memberships.ts'

type DocumentTypeRow = typeof documentTypes.$inferInsert

const retired = (RecId: number, Tier: 'Program' | 'Insured', Code: string, ClientAllowUpload: 0 | 1 = 0) => ({
  RecId,
  Code,
  Name: Code.split('_').at(-1) ?? Code,
  Tier,
  IsActive: 0 as const,
  ClientAllowUpload,
})

/** Retired document types, whose documents can still be read. Their ids do not collide with the others. */
export const retiredDocumentTypes = [
  retired(901, 'Program', 'Governance_Organization_Standing Committees_Nominating'),
  retired(902, 'Program', 'Financial & Profitability_Financial Statements_Cash Flow'),
  retired(903, 'Insured', 'Premium Payment & Collateral_Premium_Installment Notices'),
  retired(904, 'Insured', 'Member Kiosk_Renewal Documentation_Safety Questionnaires', 1),
] as const satisfies readonly DocumentTypeRow[]

const createdBy = 'staff.manager@demo.example'

/** The last that was filed under each: four years ago by the programs, at the end of its first year by a member. */
export function generateRetiredDocuments(book: Book): DemoDocumentRow[] {
  const today = dayOf(book.today)
  const owners = [
    ...programIds.map((id) => ({ Tier: 'Program', ClientId: null, ProgramsRecId: id, day: addMonths(today, -48) })),
    ...book.memberships
      .filter(({ ClientId }) => book.isInsured(ClientId))
      .map((one) => ({
        Tier: 'Insured',
        ClientId: one.ClientId,
        ProgramsRecId: one.program,
        day: earlier(addMonths(termOf(one).from, 11), addDays(today, -1)),
      })),
  ]
  return owners.flatMap(({ Tier, day, ...owner }) => {
    const random = randomOf('retired documents', (owner.ClientId ?? 0) * 1000 + owner.ProgramsRecId)
    return retiredDocumentTypes
      .filter((type) => type.Tier === Tier)
      .map((type) =>
        documentRow(book, random, {
          type,
          owner,
          day,
          period: day.slice(0, 4),
          description: 'The last of its kind, {period}',
          createdBy,
        }),
      )
  })
}
