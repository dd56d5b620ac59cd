import { Button, Loader } from '@mantine/core'

import { AnnouncementText, isAnnouncement } from './announcement-text.tsx'
import classes from './elive-connect.module.css'

interface AnnouncementFormProps {
  /** Kept by who shows the form, so that closing it loses nothing. */
  text: string
  onText: (text: string) => void
  /** While it is being saved. */
  pending: boolean
  onSave: () => void
}

/** A new announcement; what was typed stays until it is there (ELV-004, ELV-005). */
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
        label="New announcement"
        description="Everybody who may open eLive Connect sees it at once, above the others."
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
        <span aria-live="polite">{pending ? 'Saving' : 'Save'}</span>
      </Button>
    </form>
  )
}
