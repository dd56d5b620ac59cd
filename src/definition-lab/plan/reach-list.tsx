import { reachControls, type Definitions, type Form, type FormSettings } from '@captive/form-engine'
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

/** For each control, the fewest answers that show it, or the proof that none do. */
export function ReachList({ form, definitions, settings }: ReachListProps) {
  const rows = useMemo(() => {
    const proofs = proveHidden(definitions, settings)
    return reachControls(definitions, settings).flatMap(({ key, recId, answers }) => {
      const control = form.control(key)
      if (!control || control.bare) return []
      const steps = answers ? answersInWords(form, answers) : (proofs.get(key) ?? [])
      return [
        { key, name: texts.plan.control(control.label || control.labelCode, recId), isShown: answers !== null, steps },
      ]
    })
  }, [form, definitions, settings])
  return (
    <ul className={classes.rows} aria-label={texts.plan.reach}>
      {rows.map(({ key, name, isShown, steps }) => (
        <li key={key} className={classes.row}>
          <div className={classes.rowHead}>
            <StatusBadge tone={isShown ? 'ok' : 'error'}>
              {isShown ? (steps.length === 0 ? texts.plan.always : texts.plan.after) : texts.plan.never}
            </StatusBadge>
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
