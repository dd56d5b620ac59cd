import { mostDocuments } from '@captive/api-client/contract'
import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useDropTarget } from '../../../ui/dropped-files.ts'
import { toFileRow, type FileRow } from './file-row.ts'
import classes from './many-files.module.css'
import { texts } from './texts.ts'

interface ChooseFilesProps {
  disabled: boolean
  /** The number of files in the table. */
  count: number
  onFiles: (rows: FileRow[]) => void
}

/** Accepts files by button or by drag and drop, with guesses from their names. */
export function ChooseFiles({ disabled, count, onFiles }: ChooseFilesProps) {
  const [note, setNote] = useState('')
  const take = async (files: File[]) => {
    const taken = files.slice(0, mostDocuments - count)
    setNote(taken.length < files.length ? texts.tooMany(mostDocuments) : '')
    if (taken.length === 0) return
    const guesses = await api
      .guessDocuments({ body: { FileNames: taken.map(({ name }) => name.slice(0, 255)) } })
      .catch((error: Error) => {
        setNote(texts.guessFailed(reasonOf(error)))
        return []
      })
    onFiles(taken.map((file, index) => toFileRow(file, guesses[index])))
  }
  const root = useDropTarget((files) => void take(files), disabled)
  return (
    <div ref={root}>
      <div className={classes.actions}>
        <FileButton multiple accept="application/pdf,.pdf" onChange={(files) => void take(files)}>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={22} aria-hidden />} disabled={disabled}>
              {texts.choose}
            </Button>
          )}
        </FileButton>
        <span>{texts.drop}</span>
      </div>
      <p>{texts.example}</p>
      <p role="alert">{note}</p>
    </div>
  )
}
