import { Button } from '@mantine/core'
import { IconMail, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'

import { api } from '../../api/api.ts'
import { sendEmail, type Email } from '../../api/email.ts'
import { formatDate } from '../../format/date.ts'
import { useCan } from '../../session/session-context.ts'
import { Callout } from '../../ui/callout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Metric, Metrics } from '../../ui/metrics.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { CategoryList } from './category-list.tsx'
import { sentByCategory, type Renewal } from './renewal.ts'
import { texts } from './texts.ts'

/** Loads the form engine with the form rather than with the page. */
const RenewalUpload = lazy(async () => ({ default: (await import('./renewal-upload.tsx')).RenewalUpload }))

interface RenewalTermProps {
  renewal: Renewal
  onSignedOut: () => void
}

const noPolicy = texts.term.none

/** The latest term with its categories, and the form that uploads a document. */
export function RenewalTerm({ renewal, onSignedOut }: RenewalTermProps) {
  const { term } = renewal
  const mayUpload = useCan()('002-003-005-001')
  const button = useRef<HTMLButtonElement>(null)
  /** The category that the user pressed, '' for none; null without a form. */
  const [category, setCategory] = useState<string | null>(null)
  /** A closed form stays, because its files may still upload. */
  const [isOpen, setOpen] = useState(false)
  const notification = useMutation({ mutationFn: (notice: Email) => sendEmail(api, notice) })
  const open = (pressed: string) => {
    setCategory(pressed)
    setOpen(true)
  }
  const end = () => {
    setCategory(null)
    setOpen(false)
    button.current?.focus()
  }
  const categories = sentByCategory(renewal)
  const canUpload = mayUpload && term !== undefined
  return (
    <>
      {term === undefined ? (
        <EmptyState title={noPolicy}>{texts.term.noneHint}</EmptyState>
      ) : (
        <Metrics>
          <Metric label={texts.term.label} value={formatDate(term)} />
          <Metric
            label={texts.term.categoriesSent}
            value={texts.term.sentOf(categories.filter(({ sent }) => sent > 0).length, categories.length)}
          />
        </Metrics>
      )}
      {notification.isError ? (
        <Callout
          tone="warning"
          title={texts.upload.notNotified}
          live="polite"
          action={
            <Button
              leftSection={<IconMail size={20} aria-hidden />}
              onClick={() => notification.mutate(notification.variables)}
            >
              {texts.upload.notifyAgain}
            </Button>
          }
        >
          {texts.upload.notNotifiedHint(notification.variables.to)}
        </Callout>
      ) : null}
      <SectionCard
        title={texts.term.title}
        note={texts.term.note}
        actions={
          <PermissionTooltip allowed={canUpload} {...(mayUpload && { reason: noPolicy })}>
            <Button
              ref={button}
              aria-expanded={isOpen}
              leftSection={<IconUpload size={20} aria-hidden />}
              onClick={() => (isOpen ? setOpen(false) : open(''))}
            >
              {texts.term.upload}
            </Button>
          </PermissionTooltip>
        }
      >
        {term !== undefined && category !== null ? (
          <Suspense fallback={<LoadingState label={texts.term.loadingForm} shape="fields" count={3} />}>
            <RenewalUpload
              types={renewal.types}
              term={term}
              category={category}
              isOpen={isOpen}
              onUploaded={(notice) => {
                showSuccess(texts.upload.uploaded)
                notification.mutate(notice)
                end()
              }}
              onCancel={end}
              onSignedOut={onSignedOut}
            />
          </Suspense>
        ) : null}
        <CategoryList categories={categories} hasTerm={term !== undefined} {...(canUpload && { onUpload: open })} />
      </SectionCard>
    </>
  )
}
