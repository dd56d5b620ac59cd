import type { DiagnosticCode } from '@captive/form-engine'
import { Callout } from '../../ui/callout.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from '../definition-lab.module.css'
import type { LabDiagnostic } from '../diagnostics-view.tsx'
import { texts } from '../texts.ts'

/** A seeded mistake, and the task to fix it. */
export interface Task {
  /** The task is done when no diagnostic has this code. */
  readonly code: DiagnosticCode
  readonly text: string
}

/** The tasks of an example, one sentence for each mistake. */
export function TaskList({ tasks, diagnostics }: { tasks: readonly Task[]; diagnostics: readonly LabDiagnostic[] }) {
  const open = new Set<string>(diagnostics.map(({ code }) => code))
  const isDone = tasks.every(({ code }) => !open.has(code))
  return (
    <Callout tone={isDone ? 'ok' : 'info'} title={isDone ? texts.start.doneTitle : texts.start.title} live="polite">
      <ol className={classes.chain}>
        {tasks.map(({ code, text }) => (
          <li key={code} className={classes.step}>
            <StatusBadge tone={open.has(code) ? 'waiting' : 'ok'}>
              {open.has(code) ? texts.start.open : texts.start.done}
            </StatusBadge>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {isDone ? <p className={classes.text}>{texts.start.next}</p> : null}
    </Callout>
  )
}
