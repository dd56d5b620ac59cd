import { Button, Title } from '@mantine/core'
import type { DeliveryDetails } from '@captive/api-client/contract'
import { functionalUpdate } from '@tanstack/react-table'
import { Fragment, useMemo, useState } from 'react'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import type { RowSelection } from '../../../ui/data-table/use-data-table.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import { wordsOf } from '../kinds/texts.ts'
import { reasonName, texts } from '../texts.ts'
import classes from './delivery.module.css'
import { toSelection } from './use-corrections.ts'

type Finding = DeliveryDetails['Report']['rows']['doubtful'][number]

const { columns: headers } = texts.findings

/** With at most this many findings, the list has no search and no groups. */
const maxUngrouped = 6
/** The rows of each reason that are shown before the user expands the list. */
const rowsPerReason = 3

const columnsOf = (words: ReturnType<typeof wordsOf>): readonly DataColumn<Finding>[] => [
  {
    id: 'claim',
    header: words.column,
    kind: 'identifier',
    value: ({ claim }) => claim ?? words.unnamed,
  },
  { id: 'row', header: headers.row, kind: 'count', value: ({ row }) => row, shownOnCard: true },
  { id: 'reason', header: headers.reason, value: ({ class: reason }) => reasonName(reason), shownOnCard: true },
  { id: 'message', header: headers.message, value: ({ message }) => message, shownOnCard: true },
]
const sheet: DataColumn<Finding> = {
  id: 'sheet',
  header: headers.sheet,
  value: ({ sheet: name }) => name ?? null,
  shownOnCard: true,
}

/** Rows that are not imported. */
export function RefusedRows({ delivery }: { delivery: DeliveryDetails }) {
  return (
    <Findings
      title={texts.findings.refused}
      hint={texts.findings.refusedHint}
      findings={delivery.Report.rows.refused}
      all={delivery.Refused}
      words={wordsOf(delivery.Kind)}
    />
  )
}

/** Rows that are imported only if a user accepts them. */
export function DoubtfulRows({ delivery, selection }: { delivery: DeliveryDetails; selection?: RowSelection }) {
  return (
    <Findings
      title={texts.findings.doubtful}
      hint={selection ? wordsOf(delivery.Kind).doubtful : texts.findings.doubtfulDone}
      findings={delivery.Report.rows.doubtful}
      all={delivery.Doubtful}
      words={wordsOf(delivery.Kind)}
      {...(selection && { selection })}
    />
  )
}

interface FindingsProps {
  title: string
  hint: string
  /** Findings about rows. Findings about the whole file are shown elsewhere. */
  findings: readonly Finding[]
  /** The total number, including findings that the server does not list. */
  all: number
  words: ReturnType<typeof wordsOf>
  selection?: RowSelection
}

function Findings({ title, hint, findings, all, words, selection }: FindingsProps) {
  const rows = useMemo(() => findings.filter(({ row }) => row !== null), [findings])
  const columns = useMemo(() => columnsOf(words), [words])
  const withoutReason = useMemo(() => columns.filter(({ id }) => id !== 'reason'), [columns])
  const [isExpanded, setExpanded] = useState(false)
  if (rows.length === 0) return null
  const table = { label: title, ...(selection && { selection }) }
  return (
    <SectionCard wide title={title}>
      <p>{hint}</p>
      {all > findings.length ? <p>{texts.findings.firstOnly(findings.length, all)}</p> : null}
      {rows.length > maxUngrouped ? (
        <Button aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? texts.findings.showFirst : texts.findings.showAll(rows.length)}
        </Button>
      ) : null}
      {rows.length <= maxUngrouped || isExpanded ? (
        <FindingTable {...table} rows={rows} columns={columns} exported />
      ) : (
        groupsOf(rows).map(([reason, ofReason]) => (
          <Fragment key={reason}>
            <Title order={3} className={classes.reason ?? ''}>
              {texts.findings.reason(reasonName(reason), ofReason.length)}
            </Title>
            <FindingTable
              {...table}
              label={`${title}: ${reasonName(reason)}`}
              rows={ofReason.slice(0, rowsPerReason)}
              columns={withoutReason}
            />
          </Fragment>
        ))
      )}
    </SectionCard>
  )
}

/** The findings by class, most frequent first. */
const groupsOf = (rows: readonly Finding[]) =>
  [...Map.groupBy(rows, (finding) => finding.class)].toSorted(([, one], [, other]) => other.length - one.length)

interface FindingTableProps extends Pick<FindingsProps, 'selection'> {
  label: string
  rows: readonly Finding[]
  columns: readonly DataColumn<Finding>[]
  exported?: true
}

function FindingTable({ rows, columns: wanted, selection, ...more }: FindingTableProps) {
  const table = useTableState()
  const hasSheets = rows.some((row) => row.sheet)
  const shown = useMemo(() => (hasSheets ? wanted.toSpliced(2, 0, sheet) : wanted), [hasSheets, wanted])
  return (
    <DataTable
      {...table}
      {...more}
      rows={rows}
      columns={shown}
      rowKey={rowKey}
      {...(selection && { selection: selectionOfRows(selection, rows) })}
      emptyText={texts.findings.none}
      {...(rows.length > maxUngrouped && { searchLabel: texts.findings.search })}
    />
  )
}

/** One claim can have several rows. */
const rowKey = ({ sheet: name, row, class: reason }: Finding) => [name, row, reason].join(' ')

/** The selection of rows for a selection of claims. All rows of a claim are selected together. */
function selectionOfRows({ selected, onSelected }: RowSelection, rows: readonly Finding[]): RowSelection {
  const ofRows = toSelection(rows.filter(({ claim }) => claim !== undefined && selected[claim]).map(rowKey))
  return {
    selected: ofRows,
    onSelected: (change) => {
      const next = functionalUpdate(change, ofRows)
      const changed = rows.filter((row) => ofRows[rowKey(row)] !== next[rowKey(row)])
      const claims = new Set(changed.flatMap(({ claim }) => claim ?? []))
      const added = [...claims].filter((claim) => !selected[claim])
      onSelected(toSelection([...Object.keys(selected).filter((claim) => !claims.has(claim)), ...added]))
    },
  }
}
