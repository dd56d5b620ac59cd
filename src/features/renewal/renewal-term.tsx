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
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { CategoryList } from './category-list.tsx'
import { sentByCategory, type Renewal } from './renewal.ts'

/** The form engine comes with the form, not with the page. */
const RenewalUpload = lazy(async () => ({ default: (await import('./renewal-upload.tsx')).RenewalUpload }))

interface RenewalTermProps {
  renewal: Renewal
  onSignedOut: () => void
}

const noPolicy = 'No Policy Found.'

/** The latest term with what was sent for it, and the form to send more (REN-002 to REN-004, REN-012). */
export function RenewalTerm({ renewal, onSignedOut }: RenewalTermProps) {
  const { term } = renewal
  const mayUpload = useCan()('002-003-005-001')
  const button = useRef<HTMLButtonElement>(null)
  /** The category that the form opens with, '' for none; null while it is closed. */
  const [category, setCategory] = useState<string | null>(null)
  const tell = useMutation({ mutationFn: (notice: Email) => sendEmail(api, notice) })
  const close = () => {
    setCategory(null)
    button.current?.focus()
  }
  const categories = sentByCategory(renewal)
  const isOpen = category !== null
  const canUpload = mayUpload && term !== undefined
  return (
    <>
      {term === undefined ? (
        <EmptyState title={noPolicy}>The renewal term of your Commercial Auto policies will stand here.</EmptyState>
      ) : (
        <KeyFigures>
          <KeyFigure label="Latest renewal term" value={formatDate(term)} />
          <KeyFigure
            label="Categories sent"
            value={`${categories.filter(({ sent }) => sent > 0).length} of ${categories.length}`}
          />
        </KeyFigures>
      )}
      {tell.isError ? (
        <Callout
          tone="warning"
          title="Your document is filed, but nobody was told"
          live="polite"
          action={
            <Button leftSection={<IconMail size={20} aria-hidden />} onClick={() => tell.mutate(tell.variables)}>
              Tell them again
            </Button>
          }
        >{`The mail to ${tell.variables.to} did not go.`}</Callout>
      ) : null}
      <SectionCard
        title="For this renewal"
        note="What members send for a renewal. Ask us if you do not know whether something applies to you."
        actions={
          <PermissionTooltip allowed={canUpload} {...(mayUpload && { reason: noPolicy })}>
            <Button
              ref={button}
              aria-expanded={isOpen}
              leftSection={<IconUpload size={20} aria-hidden />}
              onClick={() => setCategory(isOpen ? null : '')}
            >
              Upload
            </Button>
          </PermissionTooltip>
        }
      >
        {term !== undefined && isOpen ? (
          <Suspense fallback={<LoadingState label="Loading the form" shape="fields" count={3} />}>
            <RenewalUpload
              key={category}
              types={renewal.types}
              term={term}
              category={category}
              onUploaded={(notice) => {
                showSuccess('Document Uploaded Successfully')
                tell.mutate(notice)
                close()
              }}
              onCancel={close}
              onSignedOut={onSignedOut}
            />
          </Suspense>
        ) : null}
        <CategoryList
          categories={categories}
          hasTerm={term !== undefined}
          {...(canUpload && { onUpload: setCategory })}
        />
      </SectionCard>
    </>
  )
}
