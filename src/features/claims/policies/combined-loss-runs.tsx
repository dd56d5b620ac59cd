import { Checkbox } from '@mantine/core'
import { linesOfBusiness, type LineOfBusiness } from '@captive/api-client/contract'
import { useState } from 'react'

import { SectionCard } from '../../../ui/section-card.tsx'
import { LossRunButton } from './loss-run-button.tsx'
import { isInLossRun } from './loss-run.ts'
import classes from './policies.module.css'
import type { PolicyRow } from './policy-row.ts'

const notTicked = 'Tick at least one line of business.'

/** One loss run of all policies of the lines that are ticked (LRN-001, LRN-002, AMB-090). */
export function CombinedLossRuns({ rows }: { rows: readonly PolicyRow[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<LineOfBusiness>>(new Set())
  const covered = rows.filter(({ policy }) => isInLossRun(policy))
  const chosen = covered.filter(({ line }) => line !== undefined && ticked.has(line))
  const hasNoClaims = chosen.length > 0 && chosen.every(({ claims }) => claims === null)
  const button = {
    of: 'of the lines ticked',
    policyIds: chosen.map(({ policy }) => policy.PolicyId),
    reason: chosen.length === 0 ? notTicked : undefined,
  }
  return (
    <SectionCard title="Combined Loss Runs" note="The last five years and the current term.">
      <div className={classes.lossRuns}>
        <Checkbox.Group
          label="Lines of business"
          value={[...ticked]}
          onChange={(values) => setTicked(new Set(linesOfBusiness.filter((line) => values.includes(line))))}
        >
          <div className={classes.lines}>
            {linesOfBusiness.map((line) => {
              const isCovered = covered.some((row) => row.line === line)
              return (
                <Checkbox
                  key={line}
                  value={line}
                  label={isCovered ? line : `${line} (no policies)`}
                  disabled={!isCovered}
                />
              )
            })}
          </div>
        </Checkbox.Group>
        <div className={classes.files}>
          <LossRunButton docType="pdf" label="PDF" {...button} />
          <LossRunButton docType="excel" label="Excel" {...button} />
          {hasNoClaims ? <span className={classes.quiet}>No Claims</span> : null}
        </div>
      </div>
    </SectionCard>
  )
}
