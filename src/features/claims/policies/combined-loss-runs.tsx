import { linesOfBusiness, type LineOfBusiness } from '@captive/api-client/contract'
import { useId, useState } from 'react'

import { CheckField } from '../../../ui/fields/check-field.tsx'
import { FieldGroup } from '../../../ui/fields/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { texts } from '../texts.ts'
import { LossRunButton } from './loss-run-button.tsx'
import { isInLossRun } from './loss-run.ts'
import classes from './policies.module.css'
import type { PolicyRow } from './policy-row.ts'

/** One loss run for all policies of the selected lines (LRN-001, LRN-002, AMB-090). */
export function CombinedLossRuns({ rows }: { rows: readonly PolicyRow[] }) {
  const id = useId()
  const [selected, setSelected] = useState<ReadonlySet<LineOfBusiness>>(new Set())
  const covered = rows.filter(({ policy }) => isInLossRun(policy))
  const included = covered.filter(({ line }) => line !== undefined && selected.has(line))
  const hasNoClaims = included.length > 0 && included.every(({ claims }) => claims === null)
  const button = {
    of: texts.lossRuns.forLines,
    policyIds: included.map(({ policy }) => policy.PolicyId),
    reason: included.length === 0 ? texts.lossRuns.chooseLine : undefined,
  }
  const toggle = (line: LineOfBusiness) => {
    const next = new Set(selected)
    if (!next.delete(line)) next.add(line)
    setSelected(next)
  }
  return (
    <SectionCard title={texts.lossRuns.combined} note={texts.lossRuns.combinedNote}>
      <div className={classes.lossRuns}>
        <FieldGroup id={id} label={texts.lossRuns.lines}>
          <div className={classes.lines} role="group" aria-labelledby={`${id}-label`}>
            {linesOfBusiness.map((line) => {
              const isCovered = covered.some((row) => row.line === line)
              return (
                <CheckField
                  key={line}
                  label={isCovered ? line : texts.lossRuns.noPolicies(line)}
                  checked={selected.has(line)}
                  disabled={!isCovered}
                  onChange={() => toggle(line)}
                />
              )
            })}
          </div>
        </FieldGroup>
        <div className={classes.files}>
          <LossRunButton docType="pdf" label={texts.lossRuns.pdf} {...button} />
          <LossRunButton docType="excel" label={texts.lossRuns.excel} {...button} />
          {hasNoClaims ? <span className={classes.quiet}>{texts.lossRuns.noClaims}</span> : null}
        </div>
      </div>
    </SectionCard>
  )
}
