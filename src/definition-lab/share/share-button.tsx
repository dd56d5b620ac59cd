import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { texts } from '../texts.ts'
import { shareLink, type SharedTables } from './share-link.ts'

/** Copies a link that contains the tables, and shows it. */
export function ShareButton({ shared }: { shared: SharedTables }) {
  const [link, setLink] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const made = await shareLink(location.href, shared)
    // A browser may refuse to copy; the user can then copy the link by hand.
    const copied = await navigator.clipboard.writeText(made).then(
      () => true,
      () => false,
    )
    setCopied(copied)
    setLink(made)
  }
  return (
    <>
      <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
        {texts.share.button}
      </Button>
      {link === null ? null : (
        <ReadDialog title={texts.share.title} onClose={() => setLink(null)}>
          <p role="status">{isCopied ? texts.share.copied : texts.share.notCopied}</p>
          <TextField
            label={texts.share.link}
            description={texts.share.help(link.length)}
            value={link}
            onChange={() => undefined}
          />
        </ReadDialog>
      )}
    </>
  )
}
