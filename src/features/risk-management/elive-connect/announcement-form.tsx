import { Button, Loader } from '@mantine/core'

import { AnnouncementText, isAnnouncement } from './announcement-text.tsx'
import classes from './elive-connect.module.css'
import { texts } from './texts.ts'

interface AnnouncementFormProps {
  /** The parent keeps the text, so that closing the form does not lose it. */
  text: string
  onText: (text: string) => void
  /** Whether the announcement is being saved. */
  pending: boolean
  onSave: () => void
}

/** The form for a new announcement. The text is kept until it is saved. */
export function AnnouncementForm({ text, onText, pending, onSave }: AnnouncementFormProps) {
  const ready = isAnnouncement(text) && !pending
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onSave()
      }}
    >
      <AnnouncementText
        label={texts.announcements.new}
        description={texts.announcements.newHelp}
        text={text}
        onText={onText}
        readOnly={pending}
      />
      <Button
        type="submit"
        variant="filled"
        aria-disabled={!ready}
        aria-busy={pending}
        leftSection={pending ? <Loader size={20} color="currentColor" aria-hidden /> : null}
      >
        <span aria-live="polite">{pending ? texts.announcements.saving : texts.announcements.save}</span>
      </Button>
    </form>
  )
}
