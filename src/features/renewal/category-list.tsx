import type { DocumentType } from '@captive/api-client/contract'
import { Button } from '@mantine/core'

import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './category-list.module.css'
import { texts } from './texts.ts'

interface CategoryListProps {
  categories: readonly { type: DocumentType; sent: number }[]
  /** Whether there is a renewal term. Without one, no document is missing. */
  hasTerm: boolean
  /** Opens the form with a category; undefined if the user cannot upload. */
  onUpload?: (category: string) => void
}

/** The categories of the latest term, with their documents or as missing. */
export function CategoryList({ categories, hasTerm, onUpload }: CategoryListProps) {
  return (
    <ul className={classes.root} aria-label={texts.categories.list}>
      {categories.map(({ type: { RecId, Name }, sent }) => (
        <li key={RecId}>
          <span className={classes.name}>{Name}</span>
          {hasTerm ? (
            <StatusBadge tone={sent > 0 ? 'ok' : 'warning'}>
              {sent === 0 ? texts.categories.missing : texts.categories.sent(sent)}
            </StatusBadge>
          ) : null}
          {onUpload && sent === 0 ? (
            <Button
              variant="subtle"
              size="sm"
              aria-label={texts.categories.upload(Name)}
              onClick={() => onUpload(String(RecId))}
            >
              {texts.term.upload}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
