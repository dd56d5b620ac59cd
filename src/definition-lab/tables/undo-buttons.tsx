import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { texts } from '../texts.ts'

export interface UndoActions {
  /** Absent if there is nothing to undo. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/** Undoes and redoes edits of the tables. */
export function UndoButtons({ undo, redo }: UndoActions) {
  return (
    <>
      <Button leftSection={<IconArrowBackUp size={20} aria-hidden />} disabled={!undo} onClick={undo}>
        {texts.tables.undo}
      </Button>
      <Button leftSection={<IconArrowForwardUp size={20} aria-hidden />} disabled={!redo} onClick={redo}>
        {texts.tables.redo}
      </Button>
    </>
  )
}
