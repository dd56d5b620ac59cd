import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Policy } from '@captive/api-client/contract'

import { useCan } from '../../../session/session-context.ts'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { texts } from '../texts.ts'
import { LossRunButton } from './loss-run-button.tsx'
import { isInLossRun } from './loss-run.ts'
import classes from './policies.module.css'
import type { PolicyRow } from './policy-row.ts'

/** Links of a policy to its claims (004-001-002) and its loss run (004-001-003); CLM-011, AMB-088, AMB-090. */
export const PolicyActions = ({ row: { policy } }: { row: PolicyRow }) => (
  <span className={classes.actions}>
    <ViewClaims policy={policy} />
    <LossRunButton
      docType="pdf"
      label={texts.lossRuns.view}
      of={policy.PolicyNumber}
      policyIds={[policy.PolicyId]}
      inRow
      {...(!isInLossRun(policy) && { reason: texts.lossRuns.tooOld })}
    />
  </span>
)

function ViewClaims({ policy: { PolicyId, PolicyNumber } }: { policy: Policy }) {
  const can = useCan()
  const style = { variant: 'subtle', size: 'sm', 'aria-label': texts.policies.viewClaimsOf(PolicyNumber) } as const
  const icon = { leftSection: <IconListDetails size={20} aria-hidden /> }
  if (!can('004-001-002'))
    return (
      <PermissionTooltip allowed={false}>
        <Button role="link" {...style} {...icon}>
          {texts.policies.viewClaims}
        </Button>
      </PermissionTooltip>
    )
  return (
    <Button
      {...style}
      {...icon}
      renderRoot={(props) => <Link {...props} to="/Claims/$policyId" params={{ policyId: String(PolicyId) }} />}
    >
      {texts.policies.viewClaims}
    </Button>
  )
}
