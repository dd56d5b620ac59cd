import { Button } from '@mantine/core'
import { Dialog, DialogActions } from './dialog.tsx'
import type { Elements } from './elements.ts'
import { texts } from './texts.ts'

interface ReadDialogProps {
  title: string
  children: Elements
  /** Also called when the user presses Escape. */
  onClose: () => void
}

/** A dialog with a text. Render it only while it is open. */
export function ReadDialog({ title, children, onClose }: ReadDialogProps) {
  return (
    <Dialog title={title} initialFocus="h2" onClose={onClose}>
      {children}
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
