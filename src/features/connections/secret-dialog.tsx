import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'

import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import classes from './connections.module.css'
import { texts } from './texts.ts'

interface SecretDialogProps {
  title: string
  secret: string
  onClose: () => void
}

/** A token or secret, which is shown only once. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const clipboard = useClipboard()
  return (
    <Dialog title={title} initialFocus="button" onClose={onClose}>
      <p>{texts.secret.once}</p>
      <code className={classes.secret} translate="no">
        {secret}
      </code>
      <DialogActions>
        <Button variant="filled" onClick={() => clipboard.copy(secret)}>
          {clipboard.copied ? texts.secret.copied : texts.secret.copy}
        </Button>
        <Button onClick={onClose}>{texts.secret.done}</Button>
      </DialogActions>
    </Dialog>
  )
}
