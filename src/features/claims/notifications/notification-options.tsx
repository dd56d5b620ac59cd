import type { ClaimNotificationCriteria } from '@captive/api-client/contract'
import { Button, Loader } from '@mantine/core'
import { useState } from 'react'

import { useBrand } from '../../../brand/brand.ts'
import { useCan } from '../../../session/session-context.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import classes from './notification-options.module.css'
import { criteriaText, type Choice } from './selections.ts'
import { texts } from './texts.ts'

interface NotificationOptionsProps {
  criteria: readonly ClaimNotificationCriteria[]
  choice: Choice
  /** The address to which emails are sent. */
  email: string
  /** True while the choice is being saved. */
  pending: boolean
  onChange: (choice: Choice) => void
  onSave: () => void
  /** Returns to the grid and discards changes. */
  onCancel: () => void
}

/** The criteria and channels of a user's notifications (NTF-007 to NTF-011). */
export function NotificationOptions(props: NotificationOptionsProps) {
  const { criteria, choice, email, pending, onChange, onSave, onCancel } = props
  const { shortName } = useBrand()
  const [confirming, setConfirming] = useState(false)
  const canSave = useCan()('004-001-005')
  if (criteria.length === 0) {
    return <EmptyState title={texts.options.empty}>{texts.options.emptyHint}</EmptyState>
  }
  const toggle = (id: number) => {
    const selected = new Set(choice.criteria)
    if (!selected.delete(id)) selected.add(id)
    onChange({ ...choice, criteria: selected })
  }
  const kinds = Map.groupBy(criteria, ({ CriteriaType }) => CriteriaType)
  const disabled = pending || !canSave
  return (
    <div className={classes.root}>
      {[...kinds].map(([kind, ofKind]) => (
        <SectionCard key={kind} title={kind}>
          <div role="group" aria-label={kind} className={classes.boxes}>
            {ofKind.map((criterion) => (
              <CheckField
                key={criterion.RecId}
                label={criteriaText(criterion)}
                checked={choice.criteria.has(criterion.RecId)}
                disabled={disabled}
                onChange={() => toggle(criterion.RecId)}
              />
            ))}
          </div>
        </SectionCard>
      ))}
      <SectionCard title={texts.options.channels} note={texts.options.channelsNote}>
        <div role="group" aria-label={texts.options.channels} className={classes.boxes}>
          <CheckField label={shortName} description={texts.options.portalHint} checked disabled />
          <CheckField
            label={texts.options.email}
            description={texts.options.emailHint(email)}
            checked={choice.email}
            disabled={disabled}
            onChange={(checked) => onChange({ ...choice, email: checked })}
          />
        </div>
      </SectionCard>
      <div className={classes.actions}>
        <p>{texts.options.effect}</p>
        <PermissionTooltip allowed={canSave}>
          <Button
            variant="filled"
            aria-busy={pending}
            aria-disabled={pending}
            leftSection={pending ? <Loader size={20} color="currentColor" aria-hidden /> : null}
            onClick={() => !pending && setConfirming(true)}
          >
            <span aria-live="polite">{pending ? texts.options.saving : texts.options.save}</span>
          </Button>
        </PermissionTooltip>
        <Button variant="subtle" disabled={pending} onClick={onCancel}>
          {texts.options.cancel}
        </Button>
      </div>
      <ConfirmDialog
        opened={confirming}
        title={texts.options.confirm}
        confirmLabel={texts.options.save}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onSave()
        }}
      >
        {summaryOf(choice, criteria.length, email)}
      </ConfirmDialog>
    </div>
  )
}

function summaryOf({ criteria, email: byEmail }: Choice, all: number, address: string): string {
  if (criteria.size === 0) return texts.options.none
  return byEmail
    ? texts.options.portalAndEmail(criteria.size, all, address)
    : texts.options.portalOnly(criteria.size, all)
}
