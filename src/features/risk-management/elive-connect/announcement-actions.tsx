import type { Announcement } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { AnnouncementText, isAnnouncement } from './announcement-text.tsx'
import classes from './elive-connect.module.css'
import { useChangeAnnouncement, useRemoveAnnouncement } from './use-announcements.ts'

/** What can be done with an announcement that is there. */
export function AnnouncementActions({ announcement }: { announcement: Announcement }) {
  const { AnnouncementTxt } = announcement
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null)
  const { mutate: remove, isPending: removing } = useRemoveAnnouncement()
  const close = () => setDialog(null)
  const named = (word: string) => `${word}: ${AnnouncementTxt.slice(0, 60)}`
  return (
    <div className={classes.actions}>
      <Button size="sm" aria-label={named('Change')} aria-haspopup="dialog" onClick={() => setDialog('change')}>
        Change
      </Button>
      <Button
        size="sm"
        aria-label={named('Remove')}
        aria-haspopup="dialog"
        aria-disabled={removing}
        onClick={() => !removing && setDialog('remove')}
      >
        Remove
      </Button>
      {dialog === 'change' ? <ChangeDialog announcement={announcement} onClose={close} /> : null}
      <ConfirmDialog
        opened={dialog === 'remove'}
        title="Remove this announcement?"
        confirmLabel="Remove"
        destructive
        onCancel={close}
        onConfirm={() => {
          close()
          remove(announcement)
        }}
      >
        <p className={classes.removed}>{AnnouncementTxt}</p>
        Nobody can read it any more, and it cannot be brought back.
      </ConfirmDialog>
    </div>
  )
}

function ChangeDialog({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const [text, setText] = useState(announcement.AnnouncementTxt)
  const { mutate: change, isPending } = useChangeAnnouncement()
  return (
    <FormDialog
      opened
      title="Change announcement"
      submitLabel="Save"
      busy={isPending}
      dirty={text !== announcement.AnnouncementTxt}
      onSubmit={() => {
        if (isAnnouncement(text)) change({ ...announcement, AnnouncementTxt: text }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <AnnouncementText
        label="Announcement"
        error={text.trim() === '' ? 'Write something, or remove the announcement.' : null}
        text={text}
        onText={setText}
      />
    </FormDialog>
  )
}
