import { maxDocuments } from '@captive/api-client/contract'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { ChooseFilesButton } from '../../../ui/choose-files-button.tsx'
import { useDropTarget } from '../../../ui/dropped-files.ts'
import { toFileRow, type FileRow } from './file-row.ts'
import classes from './batch-upload.module.css'
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
  /** The number of files that wait for their guesses. */
  const waiting = useRef(0)
  const take = async (files: File[]) => {
    const taken = files.slice(0, Math.max(0, maxDocuments - count - waiting.current))
    setNote(taken.length < files.length ? texts.tooMany(maxDocuments) : '')
    if (taken.length === 0) return
    waiting.current += taken.length
    const guesses = await api
      .guessDocuments({ body: { FileNames: taken.map(({ name }) => name.slice(0, 255)) } })
      .catch((error: Error) => {
        setNote(texts.guessFailed(reasonOf(error)))
        return []
      })
    waiting.current -= taken.length
    onFiles(taken.map((file, index) => toFileRow(file, guesses[index])))
  }
  const root = useDropTarget((files) => void take(files), disabled)
  return (
    <div ref={root}>
      <div className={classes.actions}>
        <ChooseFilesButton
          multiple
          accept="application/pdf,.pdf"
          leftSection={<IconUpload size={22} aria-hidden />}
          disabled={disabled}
          onFiles={(files) => void take(files)}
        >
          {texts.choose}
        </ChooseFilesButton>
        <span>{texts.drop}</span>
      </div>
      <p>{texts.example}</p>
      <p role="alert">{note}</p>
    </div>
  )
}
