import type { Diagnostic, RecId } from '@captive/form-engine'
import type { SeverityDiagnostic } from '@captive/form-engine/claim'
import { Button } from '@mantine/core'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { StatusBadge } from '../../src/ui/status-badge.tsx'
import classes from './definition-lab.module.css'

const tones = { error: 'error', warning: 'warning', info: 'info' } as const
const words = { error: 'Error', warning: 'Warning', info: 'Worth knowing' } as const

/** More controls than this are folded away. */
const FIRST = 4

/** What is wrong with definitions, or with how a claim's severity is read from them. */
export type LabDiagnostic = Diagnostic | SeverityDiagnostic

interface DiagnosticsViewProps {
  diagnostics: readonly LabDiagnostic[]
  labelOf: (recId: RecId) => string
  /** Leads to a control, in the form or in the list of reasons. */
  onSelect: (recId: RecId) => void
}

/** What is wrong with the definitions, the worst first, each with what to do. */
export function DiagnosticsView({ diagnostics, labelOf, onSelect }: DiagnosticsViewProps) {
  if (diagnostics.length === 0) {
    return <EmptyState title="Nothing to mend">These definitions say what they seem to say.</EmptyState>
  }
  return (
    <ul className={classes.rows} aria-label="Diagnostics">
      {diagnostics.map((diagnostic, index) => (
        <li key={`${diagnostic.code} ${index}`} className={classes.row}>
          <div className={classes.rowHead}>
            <StatusBadge tone={tones[diagnostic.severity]}>{words[diagnostic.severity]}</StatusBadge>
            <code className={classes.quiet}>{diagnostic.code}</code>
          </div>
          <p className={classes.text}>{diagnostic.message}</p>
          <p className={classes.quiet}>{diagnostic.hint}</p>
          <Controls recIds={diagnostic.controls.slice(0, FIRST)} labelOf={labelOf} onSelect={onSelect} />
          {diagnostic.controls.length > FIRST ? (
            <details>
              <summary className={classes.more}>{`and ${diagnostic.controls.length - FIRST} more`}</summary>
              <Controls recIds={diagnostic.controls.slice(FIRST)} labelOf={labelOf} onSelect={onSelect} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Controls({
  recIds,
  labelOf,
  onSelect,
}: { recIds: readonly RecId[] } & Pick<DiagnosticsViewProps, 'labelOf' | 'onSelect'>) {
  return recIds.map((recId) => (
    <Button key={recId} variant="subtle" onClick={() => onSelect(recId)}>
      {`${recId} ${labelOf(recId)}`}
    </Button>
  ))
}
