import { dayOf } from '../database/moment.ts'
import { documentTypeRows } from '../reference/document-types.ts'
import type { Book } from './book.ts'
import { addDays } from './calendar.ts'
import { programIds } from './companies.ts'
import { documentRow, type DemoDocumentRow } from './document-row.ts'
import { randomOf } from './random.ts'

const agendas = documentTypeRows.find(({ Code }) => Code === 'Governance_Organization_Meetings_Agendas')

/** The agenda of each program's next meeting: filed these days, for a day some weeks ahead. */
export function* generateNextMeetings(book: Book): Generator<DemoDocumentRow> {
  if (!agendas) return
  const today = dayOf(book.today)
  for (const ProgramsRecId of programIds) {
    const random = randomOf('next meeting', ProgramsRecId)
    const day = addDays(today, random.whole(20, 60))
    yield documentRow(book, random, {
      type: agendas,
      owner: { ClientId: null, ProgramsRecId },
      day,
      period: `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${day.slice(0, 4)}`,
      description: 'Next members’ meeting',
      createdBy: 'staff.admin@demo.example',
      createdOn: addDays(today, -random.whole(1, 9)),
    })
  }
}
