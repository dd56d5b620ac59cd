import type { ClaimNotificationCriteria } from '@captive/api-client/contract'
import { Button, Checkbox, Loader } from '@mantine/core'
import { useState } from 'react'

import { useCan } from '../../../session/session-context.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import classes from './notification-options.module.css'
import { criteriaText, type Choice } from './selections.ts'

interface NotificationOptionsProps {
  criteria: readonly ClaimNotificationCriteria[]
  choice: Choice
  /** Where the mail goes. */
  email: string
  /** While they are being saved. */
  pending: boolean
  onChange: (choice: Choice) => void
  onSave: () => void
  /** Back to the grid, as it was. */
  onCancel: () => void
}

/** Which criteria somebody wants to be told of, and by which channels (NTF-007 to NTF-011). */
export function NotificationOptions(props: NotificationOptionsProps) {
  const { criteria, choice, email, pending, onChange, onSave, onCancel } = props
  const [asking, setAsking] = useState(false)
  const maySave = useCan()('004-001-005')
  if (criteria.length === 0) {
    return <EmptyState title="No Selections Found.">What a claim can be watched for will stand here.</EmptyState>
  }
  const toggle = (id: number) => {
    const selected = new Set(choice.criteria)
    if (!selected.delete(id)) selected.add(id)
    onChange({ ...choice, criteria: selected })
  }
  const kinds = Map.groupBy(criteria, ({ CriteriaType }) => CriteriaType)
  const disabled = pending || !maySave
  return (
    <div className={classes.root}>
      {[...kinds].map(([kind, ofKind]) => (
        <SectionCard key={kind} title={kind}>
          <div role="group" aria-label={kind} className={classes.boxes}>
            {ofKind.map((criterion) => (
              <Checkbox
                key={criterion.RecId}
                size="md"
                label={criteriaText(criterion)}
                checked={choice.criteria.has(criterion.RecId)}
                disabled={disabled}
                onChange={() => toggle(criterion.RecId)}
              />
            ))}
          </div>
        </SectionCard>
      ))}
      <SectionCard title="Channels" note="For all criteria selected">
        <div role="group" aria-label="Channels" className={classes.boxes}>
          <Checkbox
            size="md"
            label="Member Portal"
            description="Always on: what was met stands in this portal."
            checked
            disabled
            readOnly
          />
          <Checkbox
            size="md"
            label="Email Notifications"
            description={`To ${email}, for every criterion selected.`}
            checked={choice.email}
            disabled={disabled}
            onChange={({ currentTarget }) => onChange({ ...choice, email: currentTarget.checked })}
          />
        </div>
      </SectionCard>
      <div className={classes.actions}>
        <p>What you save takes effect within 24 hours.</p>
        <PermissionTooltip allowed={maySave}>
          <Button
            variant="filled"
            aria-busy={pending}
            aria-disabled={pending}
            leftSection={pending ? <Loader size={20} color="currentColor" aria-hidden /> : null}
            onClick={() => !pending && setAsking(true)}
          >
            <span aria-live="polite">{pending ? 'Saving' : 'Save'}</span>
          </Button>
        </PermissionTooltip>
        <Button variant="subtle" disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Save your selections?"
        confirmLabel="Save"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onSave()
        }}
      >
        {inWords(choice, criteria.length, email)}
      </ConfirmDialog>
    </div>
  )
}

function inWords({ criteria, email: mailed }: Choice, of: number, address: string): string {
  if (criteria.size === 0) return 'No criterion is selected: nothing will be told, in the portal or by email.'
  const channels = mailed ? `in the portal and by email to ${address}` : 'in the portal alone'
  return `${criteria.size} of ${of} criteria are selected, and will be told ${channels}.`
}
