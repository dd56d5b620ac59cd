import { Button } from '@mantine/core'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { texts } from '../texts.ts'
import type { ChooseCompany } from './book-of-business.tsx'
import type { BookRow } from './book-rows.ts'
import { StarButton } from './star-button.tsx'

const words = texts.book
const headers = words.columns

interface BookColumns {
  onChoose: ChooseCompany
  /** Whether the user may open the renewal page. */
  seesRenewal: boolean
  /** Whether the user may open the attention page. */
  seesItems: boolean
}

/** The columns of the book of business. The renewal and the items of a company link to their pages for that company. */
export function bookColumns({ onChoose, seesRenewal, seesItems }: BookColumns): DataColumn<BookRow>[] {
  const opens = (row: BookRow, text: string, page: string) => (
    <Button variant="subtle" size="sm" px={0} ta="start" justify="flex-start" onClick={() => onChoose(row, page)}>
      {text}
    </Button>
  )
  return [
    { id: 'name', header: headers.name, verbatim: true, value: ({ name }) => name },
    {
      id: 'renewal',
      header: headers.renewal,
      value: ({ DaysToRenewal }) => DaysToRenewal,
      text: renewalText,
      shownOnCard: true,
      ...(seesRenewal && {
        cell: (row) => (row.DaysToRenewal === null ? null : opens(row, renewalText(row), renewalPage)),
      }),
    },
    {
      id: 'items',
      header: headers.items,
      kind: 'count',
      value: ({ Items }) => Items,
      text: ({ Items }) => words.items(Items),
      shownOnCard: true,
      ...(seesItems && {
        cell: (row) =>
          row.Items === 0 ? <span>{words.items(0)}</span> : opens(row, words.items(row.Items), '/attention'),
      }),
    },
    { id: 'open', header: headers.openClaims, kind: 'count', value: ({ OpenClaims }) => OpenClaims, shownOnCard: true },
    { id: 'incurred', header: headers.incurred, kind: 'dollars', value: ({ TotalIncurred }) => TotalIncurred },
    { id: 'signIn', header: headers.lastSignIn, kind: 'date', value: ({ LastSignIn }) => LastSignIn },
    {
      id: 'star',
      header: headers.star,
      sortable: false,
      value: () => null,
      cell: (row) => <StarButton row={row} />,
    },
  ]
}

const renewalPage = '/insurance/member-kiosk/renewal-Documentation'

const renewalText = ({ DaysToRenewal, MissingPapers }: BookRow): string =>
  DaysToRenewal === null ? '' : `${words.renewalIn(DaysToRenewal)}${MissingPapers ? words.missing(MissingPapers) : ''}`
