import type { DefinitionVersion, FormKind } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { api } from '../../api/api.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { versionsQuery } from './queries.ts'
import { RollBackDialog } from './roll-back-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.versions

const columnsWith = (
  onRollBack: (version: DefinitionVersion) => void,
  onEdit: (number: number) => void,
): DataColumn<DefinitionVersion>[] => [
  {
    id: 'number',
    header: words.columns.number,
    value: ({ Number: number }) => number,
    text: ({ Number: number }) => words.name(number),
    minWidth: 10,
  },
  {
    id: 'state',
    header: words.columns.state,
    value: ({ IsCurrent }) => (IsCurrent ? words.current : words.earlier),
    cell: ({ IsCurrent }) => (
      <StatusBadge tone={IsCurrent ? 'ok' : 'quiet'}>{IsCurrent ? words.current : words.earlier}</StatusBadge>
    ),
    minWidth: 9,
  },
  { id: 'reason', header: words.columns.reason, value: ({ Reason }) => Reason },
  { id: 'at', header: words.columns.at, kind: 'moment', value: ({ PublishedAt }) => PublishedAt },
  { id: 'by', header: words.columns.by, value: ({ PublishedBy }) => PublishedBy, verbatim: true },
  {
    id: 'actions',
    header: words.columns.actions,
    value: () => null,
    sortable: false,
    minWidth: 26,
    cell: (version) => (
      <div>
        <DownloadButton
          label={words.download}
          of={words.name(version.Number)}
          fileName={words.fileName(version.Form, version.Number)}
          variant="subtle"
          load={({ signal }) => downloadVersion(version, signal)}
        />
        <Button variant="subtle" aria-label={words.editOf(version.Number)} onClick={() => onEdit(version.Number)}>
          {words.edit}
        </Button>
        {version.IsCurrent ? null : (
          <Button variant="subtle" aria-label={words.againOf(version.Number)} onClick={() => onRollBack(version)}>
            {words.again}
          </Button>
        )}
      </div>
    ),
  },
]

interface VersionsTableProps {
  form: FormKind
  onEdit: (number: number) => void
}

/** The published versions of a form, with buttons to edit, download or restore each one. */
export function VersionsTable({ form, onEdit }: VersionsTableProps) {
  const versions = useQuery(versionsQuery(api, form))
  const table = useTableState()
  const [toRollBack, setToRollBack] = useState<DefinitionVersion | null>(null)
  const columns = useMemo(() => columnsWith(setToRollBack, onEdit), [onEdit])
  return (
    <>
      <QueryView
        query={versions}
        pending={<LoadingState label={words.loading} shape="rows" count={3} />}
        failed={words.failed}
      >
        {(rows) => (
          <DataTable
            {...table}
            label={words.title}
            rows={rows}
            columns={columns}
            rowKey={({ Number: number }) => String(number)}
            emptyText={words.empty}
            emptyHint={words.emptyHint}
          />
        )}
      </QueryView>
      {toRollBack ? <RollBackDialog version={toRollBack} onClose={() => setToRollBack(null)} /> : null}
    </>
  )
}

async function downloadVersion({ Form, Number }: DefinitionVersion, signal: AbortSignal): Promise<Blob> {
  const [tables, { workbookOf }] = await Promise.all([
    api.getDefinitionVersion({ query: { Form, Number } }, { signal }),
    import('./definition-files.ts'),
  ])
  if (tables === null) throw new TypeError(`Version ${Number} no longer exists, although versions are never deleted.`)
  return workbookOf(tables)
}
