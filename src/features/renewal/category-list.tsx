import type { DocumentType } from '@captive/api-client/contract'
import { Button } from '@mantine/core'

import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './category-list.module.css'

interface CategoryListProps {
  categories: readonly { type: DocumentType; sent: number }[]
  /** Whether there is a term to send for; nothing is missing before. */
  hasTerm: boolean
  /** Leads to the form with a category chosen; left out where nothing can be uploaded. */
  onUpload?: (category: string) => void
}

/** What the latest term has of each category, and what it still misses. */
export function CategoryList({ categories, hasTerm, onUpload }: CategoryListProps) {
  return (
    <ul className={classes.root} aria-label="Categories of this renewal">
      {categories.map(({ type: { RecId, Name }, sent }) => (
        <li key={RecId}>
          <span className={classes.name}>{Name}</span>
          {hasTerm ? (
            <StatusBadge tone={sent > 0 ? 'ok' : 'waiting'}>
              {sent === 0 ? 'Missing' : sent === 1 ? '1 document' : `${sent} documents`}
            </StatusBadge>
          ) : null}
          {onUpload && sent === 0 ? (
            <Button variant="subtle" size="sm" aria-label={`Upload ${Name}`} onClick={() => onUpload(String(RecId))}>
              Upload
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
