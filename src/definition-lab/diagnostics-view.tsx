import type { CellFix, Diagnostic, RecId, TableCell } from '@captive/form-engine'
import type { ClaimDiagnostic } from '@captive/form-engine/claim'
import type { FileDiagnostic } from '@captive/form-engine/files'
import { Button } from '@mantine/core'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { useRef, useState } from 'react'
import { PageDrawer } from './pages/page-drawer.tsx'
import { UndoButtons, type UndoActions } from './tables/undo-buttons.tsx'
import classes from './definition-lab.module.css'
import { texts } from './texts.ts'

/** The number of controls that are listed before the rest is collapsed. */
const FIRST = 4

/** A diagnostic of files, of definitions, or of the requirements of a claim, with locations in files. */
export type LabDiagnostic = (Diagnostic | ClaimDiagnostic | FileDiagnostic) & Pick<FileDiagnostic, 'locations' | 'fix'>

interface DiagnosticsViewProps {
  diagnostics: readonly LabDiagnostic[]
  labelOf: (recId: RecId) => string
  /** Goes to a control, in the form or in the list of reasons. */
  onSelect: (recId: RecId) => void
  /** Goes to a cell in the tables. */
  onCell: (cell: TableCell) => void
  onFix: (fix: readonly CellFix[]) => void
  actions: UndoActions
}

/** The diagnostics of the definitions with hints, most severe first. */
export function DiagnosticsView({ diagnostics, labelOf, onSelect, onCell, onFix, actions }: DiagnosticsViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<string | null>(null)
  const fix = (edit: readonly CellFix[]) => {
    onFix(edit)
    // The pressed button disappears together with its diagnostic.
    view.current?.focus()
  }
  return (
    <div ref={view} tabIndex={-1}>
      {actions.undo || actions.redo ? (
        <div className={classes.buttons}>
          <UndoButtons undo={actions.undo} redo={actions.redo} />
        </div>
      ) : null}
      {diagnostics.length === 0 ? (
        <EmptyState title={texts.diagnostics.emptyTitle}>{texts.diagnostics.empty}</EmptyState>
      ) : (
        <List {...{ diagnostics, labelOf, onSelect, onCell }} onFix={fix} onExplain={setPage} />
      )}
      <PageDrawer name={page} onPage={setPage} onClose={() => setPage(null)} />
    </div>
  )
}

interface ListProps extends Omit<DiagnosticsViewProps, 'actions'> {
  onExplain: (code: string) => void
}

function List({ diagnostics, labelOf, onSelect, onCell, onFix, onExplain }: ListProps) {
  return (
    <ul className={classes.rows} aria-label={texts.diagnostics.label}>
      {diagnostics.map((diagnostic, index) => (
        <li key={`${diagnostic.code} ${index}`} className={classes.row}>
          <div className={classes.rowHead}>
            <StatusBadge tone={diagnostic.severity}>{texts.diagnostics.severities[diagnostic.severity]}</StatusBadge>
            <Button
              variant="subtle"
              aria-label={texts.diagnostics.explain(diagnostic.code)}
              onClick={() => onExplain(diagnostic.code)}
            >
              <code>{diagnostic.code}</code>
            </Button>
          </div>
          <p className={classes.text}>{diagnostic.message}</p>
          <p className={classes.quiet}>{diagnostic.hint}</p>
          <Places diagnostic={diagnostic} onCell={onCell} />
          <Fix diagnostic={diagnostic} onFix={onFix} />
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

type OfDiagnostic<Action extends keyof DiagnosticsViewProps> = { diagnostic: LabDiagnostic } & Pick<
  DiagnosticsViewProps,
  Action
>

/** The first cells as buttons. A location that is not a cell of a table, such as a skipped row of a file, is text. */
function Places({ diagnostic: { cells, locations }, onCell }: OfDiagnostic<'onCell'>) {
  if (locations.length === 0) return null
  const more = locations.length - FIRST
  return (
    <div className={classes.rowHead}>
      {locations.slice(0, FIRST).map(({ shown }, index) => {
        const cell = cells[index]
        return cell ? (
          <Button key={index} variant="subtle" onClick={() => onCell(cell)}>
            {shown}
          </Button>
        ) : (
          <span key={index} className={classes.quiet}>
            {shown}
          </span>
        )
      })}
      {more > 0 ? <span className={classes.quiet}>{texts.diagnostics.more(more)}</span> : null}
    </div>
  )
}

function Fix({ diagnostic: { fix }, onFix }: OfDiagnostic<'onFix'>) {
  if (!fix) return null
  return (
    <Button aria-label={texts.diagnostics.fixWith(fix)} onClick={() => onFix(fix)}>
      {texts.diagnostics.fix}
    </Button>
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
