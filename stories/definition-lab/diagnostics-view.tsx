import type { Diagnostic, RecId } from '@captive/form-engine'
import type { ClaimDiagnostic } from '@captive/form-engine/claim'
import type { FileDiagnostic } from '@captive/form-engine/files'
import { Button } from '@mantine/core'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { StatusBadge } from '../../src/ui/status-badge.tsx'
import classes from './definition-lab.module.css'
import { texts } from './texts.ts'

const tones = { error: 'error', warning: 'warning', info: 'info' } as const

/** Further controls are collapsed. */
const FIRST = 4

/** A diagnostic of files, of definitions, or of what a claim needs of them, with places in files. */
export type LabDiagnostic = (Diagnostic | ClaimDiagnostic | FileDiagnostic) & Pick<FileDiagnostic, 'locations' | 'fix'>

interface DiagnosticsViewProps {
  diagnostics: readonly LabDiagnostic[]
  labelOf: (recId: RecId) => string
  /** Goes to a control, in the form or in the list of reasons. */
  onSelect: (recId: RecId) => void
}

/** The diagnostics of the definitions with hints, the worst first. */
export function DiagnosticsView({ diagnostics, labelOf, onSelect }: DiagnosticsViewProps) {
  if (diagnostics.length === 0) {
    return <EmptyState title={texts.diagnostics.emptyTitle}>{texts.diagnostics.empty}</EmptyState>
  }
  return (
    <ul className={classes.rows} aria-label={texts.diagnostics.label}>
      {diagnostics.map((diagnostic, index) => (
        <li key={`${diagnostic.code} ${index}`} className={classes.row}>
          <div className={classes.rowHead}>
            <StatusBadge tone={tones[diagnostic.severity]}>
              {texts.diagnostics.severities[diagnostic.severity]}
            </StatusBadge>
            <code className={classes.quiet}>{diagnostic.code}</code>
          </div>
          <Places locations={diagnostic.locations} />
          <p className={classes.text}>{diagnostic.message}</p>
          <p className={classes.quiet}>{diagnostic.hint}</p>
          <Controls recIds={diagnostic.controls.slice(0, FIRST)} labelOf={labelOf} onSelect={onSelect} />
          {diagnostic.controls.length > FIRST ? (
            <details>
              <summary className={classes.more}>{texts.diagnostics.more(diagnostic.controls.length - FIRST)}</summary>
              <Controls recIds={diagnostic.controls.slice(FIRST)} labelOf={labelOf} onSelect={onSelect} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Places({ locations }: Pick<FileDiagnostic, 'locations'>) {
  if (locations.length === 0) return null
  const first = locations.slice(0, FIRST).map(({ shown }) => shown)
  const more = locations.length > FIRST ? [texts.diagnostics.more(locations.length - FIRST)] : []
  return <p className={classes.quiet}>{[...first, ...more].join(', ')}</p>
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
