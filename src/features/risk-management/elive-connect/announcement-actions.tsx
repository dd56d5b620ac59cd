import type { Announcement } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { AnnouncementText, isAnnouncement } from './announcement-text.tsx'
import classes from './elive-connect.module.css'
import { texts } from './texts.ts'
import { useChangeAnnouncement, useRemoveAnnouncement } from './use-announcements.ts'

/** The buttons that change or remove an announcement. */
export function AnnouncementActions({ announcement }: { announcement: Announcement }) {
  const { AnnouncementTxt } = announcement
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null)
  const { mutate: remove, isPending: removing } = useRemoveAnnouncement()
  const close = () => setDialog(null)
  const labelFor = (action: string) => texts.announcements.labelFor(action, AnnouncementTxt.slice(0, 60))
  return (
    <div className={classes.actions}>
      <Button
        size="sm"
        aria-label={labelFor(texts.announcements.change)}
        aria-haspopup="dialog"
        onClick={() => setDialog('change')}
      >
        {texts.announcements.change}
      </Button>
      <Button
        size="sm"
        aria-label={labelFor(texts.announcements.remove)}
        aria-haspopup="dialog"
        aria-disabled={removing}
        onClick={() => !removing && setDialog('remove')}
      >
        {texts.announcements.remove}
      </Button>
      {dialog === 'change' ? <ChangeDialog announcement={announcement} onClose={close} /> : null}
      <ConfirmDialog
        opened={dialog === 'remove'}
        title={texts.announcements.removeTitle}
        confirmLabel={texts.announcements.remove}
        destructive
        onCancel={close}
        onConfirm={() => {
          close()
          remove(announcement)
        }}
      >
        <p className={classes.removed}>{AnnouncementTxt}</p>
        <p>{texts.announcements.removeConsequences}</p>
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
      title={texts.announcements.changeTitle}
      submitLabel={texts.announcements.save}
      busy={isPending}
      dirty={text !== announcement.AnnouncementTxt}
      onSubmit={() => {
        if (isAnnouncement(text)) change({ ...announcement, AnnouncementTxt: text }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <AnnouncementText
        label={texts.announcements.announcement}
        error={text.trim() === '' ? texts.announcements.blank : undefined}
        text={text}
        onText={setText}
      />
    </FormDialog>
  )
}
