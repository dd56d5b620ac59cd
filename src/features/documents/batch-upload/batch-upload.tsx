import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'

import { reasonOf } from '../../../api/call-failure.ts'
import { FailureNote } from '../../../forms/failure-note.tsx'
import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import type { TableState } from '../../../ui/data-table/table-state.ts'
import type { UploadChoices } from '../upload-choices.ts'
import { ChooseFiles } from './choose-files.tsx'
import { fileColumns } from './file-columns.tsx'
import { problemOf, type FileRow } from './file-row.ts'
import { FiledNote } from './filed-note.tsx'
import classes from './batch-upload.module.css'
import { texts } from './texts.ts'
import { useFileDocuments } from './use-file-documents.ts'

/** The table of the chosen files, and the button that files them. */
export function BatchUpload({ upload }: { upload: UploadChoices }) {
  const [rows, setRows] = useState<readonly FileRow[]>([])
  const [replace, setReplace] = useState(false)
  const [table, setTable] = useState<TableState>({})
  const [filed, setFiled] = useState<{ batchId: string; count: number } | null>(null)
  const { filing, sent } = useFileDocuments(upload, (done, filedRows) => {
    setFiled(done)
    setRows((before) => before.filter((row) => !filedRows.includes(row)))
  })
  const isSending = filing.isPending
  const columns = useMemo(
    () =>
      fileColumns({
        upload,
        disabled: isSending,
        onChange: (id, change) =>
          setRows((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row))),
        onRemove: (id) => setRows((before) => before.filter((row) => row.id !== id)),
      }),
    [upload, isSending],
  )
  const toCorrect = rows.filter((row) => problemOf(upload, row) !== null).length
  return (
    <div className={classes.root}>
      <LeavePrompt isUnfinished={() => rows.length > 0} message={texts.leave} />
      {filed && <FiledNote {...filed} />}
      <ChooseFiles
        disabled={isSending}
        count={rows.length}
        onFiles={(more) => {
          setFiled(null)
          setRows((before) => [...before, ...more])
        }}
      />
      {rows.length > 0 && (
        <>
          <DataTable
            state={table}
            onState={(change) => setTable((before) => ({ ...before, ...change }))}
            label={texts.table}
            rows={rows}
            columns={columns}
            rowKey={({ id }) => id}
            emptyText={texts.empty}
          />
          <CheckField
            label={texts.replace}
            description={texts.replaceHelp}
            checked={replace}
            onChange={setReplace}
            disabled={isSending}
          />
          <p role="status">
            {isSending ? texts.sending(sent, rows.length) : toCorrect > 0 ? texts.toCorrect(toCorrect) : ''}
          </p>
          {filing.error ? <FailureNote title={texts.notFiled}>{reasonOf(filing.error)}</FailureNote> : null}
          <Button
            variant="filled"
            className={classes.send ?? ''}
            disabled={toCorrect > 0}
            loading={isSending}
            onClick={() => filing.mutate({ rows, replace })}
          >
            {texts.file(rows.length)}
          </Button>
        </>
      )}
    </div>
  )
}
