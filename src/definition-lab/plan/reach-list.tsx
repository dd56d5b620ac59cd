import {
  reachControls,
  type Definitions,
  type Form,
  type FormSettings,
  type ReachedControl,
} from '@captive/form-engine'
import { proveHidden } from '@captive/form-engine/plan'
import { useMemo } from 'react'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from '../definition-lab.module.css'
import { texts } from '../texts.ts'
import { answersInWords } from './answers-in-words.ts'

interface ReachListProps {
  form: Form
  definitions: Definitions
  settings: FormSettings
}

/**
 * For each control, the smallest set of answers that shows it, the proof that no such set exists, or a note that
 * neither was found.
 */
export function ReachList({ form, definitions, settings }: ReachListProps) {
  const rows = useMemo(() => {
    const proofs = proveHidden(definitions, settings)
    return reachControls(definitions, settings).flatMap((reached) => {
      const { key, recId } = reached
      const control = form.control(key)
      if (!control || control.bare) return []
      const name = texts.plan.control(control.label || control.labelCode, recId)
      return { key, name, ...reachOf(form, reached, proofs.get(key) ?? []) }
    })
  }, [form, definitions, settings])
  return (
    <ul className={classes.rows} aria-label={texts.plan.reach}>
      {rows.map(({ key, name, tone, word, steps }) => (
        <li key={key} className={classes.row}>
          <div className={classes.rowHead}>
            <StatusBadge tone={tone}>{word}</StatusBadge>
            <span>{name}</span>
          </div>
          {steps.map((step) => (
            <p key={step} className={classes.quiet}>
              {step}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

interface Reach {
  tone: 'ok' | 'waiting' | 'error'
  word: string
  steps: readonly string[]
}

function reachOf(form: Form, { reachable, answers }: ReachedControl, proof: readonly string[]): Reach {
  if (!reachable) return { tone: 'error', word: texts.plan.never, steps: proof }
  if (!answers) return { tone: 'waiting', word: texts.plan.undecided, steps: [] }
  const steps = answersInWords(form, answers)
  return { tone: 'ok', word: steps.length === 0 ? texts.plan.always : texts.plan.after, steps }
}
