import type { AttentionItem, AttentionState } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { ItemMarks } from './item-marks.tsx'
import { texts } from './texts.ts'

const headers = texts.page.columns

interface Shown {
  state: AttentionState
  withCompany: boolean
}

export function attentionColumns({ state, withCompany }: Shown): DataColumn<AttentionItem>[] {
  return [
    { id: 'what', header: headers.what, value: (item) => texts.rules[item.Rule].what(item) },
    ...(withCompany
      ? [{ id: 'company', header: headers.company, verbatim: true, shownOnCard: true, value: companyOf } as const]
      : []),
    {
      id: 'since',
      header: headers.since,
      kind: 'date',
      value: ({ Since }) => Since,
      text: sinceText,
      shownOnCard: true,
    },
    { id: 'due', header: headers.due, kind: 'date', value: ({ Due }) => Due, text: dueText, shownOnCard: true },
    { id: 'todo', header: headers.todo, value: (item) => texts.rules[item.Rule].todo, shownOnCard: true },
    {
      id: 'mark',
      header: headers.mark,
      sortable: false,
      value: () => null,
      cell: (item) => <ItemMarks item={item} state={state} />,
      minWidth: 22,
      shownOnCard: true,
    },
  ]
}

const companyOf = ({ ClientName }: AttentionItem) => ClientName ?? ''
const dateText = (date: string | null) => (date === null ? '' : formatDate(date))
const sinceText = ({ Since }: AttentionItem) => dateText(Since)
const dueText = ({ Due }: AttentionItem) => dateText(Due)
