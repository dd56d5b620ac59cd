import { itemCount } from './item-count.ts'
import type { Explanation, FormControl } from '@captive/form-engine'
import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '../../src/ui/status-badge.tsx'
import classes from './definition-lab.module.css'

interface WhyViewProps {
  session: FormSession
  /** The control whose reasons stand open. */
  selected: string | null
  onSelect: (key: string | null) => void
  /** Puts answers in that show the control; absent where none can. */
  showing: (key: string) => (() => void) | undefined
}

/** Every control, whether it shows now, and the chain of answers that decides it. */
export function WhyView({ session, selected, onSelect, showing }: WhyViewProps) {
  const [wanted, setWanted] = useState('')
  const { visible } = useFormState(session)
  const controls = session.form.controls.filter((control) => matches(control, wanted))
  const shows = ({ key, repeatedIn }: FormControl) =>
    repeatedIn === null ? visible.keys.has(key) : (visible.repeats[repeatedIn] ?? []).some((item) => item.has(key))
  return (
    <>
      <TextInput
        label="Find a control"
        description="By label, label code or number"
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <ul className={classes.rows} aria-label="Controls">
        {controls.map((control) => (
          <li key={control.key} id={`why-${control.key}`} className={classes.row}>
            <div className={classes.rowHead}>
              <StatusBadge tone={shows(control) ? 'ok' : 'waiting'}>{shows(control) ? 'Shows' : 'Hidden'}</StatusBadge>
              <Button
                variant="subtle"
                aria-expanded={selected === control.key}
                onClick={() => onSelect(selected === control.key ? null : control.key)}
              >
                {`${control.recId} ${control.label}`}
              </Button>
            </div>
            {selected === control.key ? (
              <Reasons session={session} control={control} show={showing(control.key)} />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function Reasons({
  session,
  control,
  show,
}: {
  session: FormSession
  control: FormControl
  show: (() => void) | undefined
}) {
  const { answers } = useFormState(session)
  const items = control.repeatedIn === null ? 1 : Math.max(1, itemCount(answers, control.repeatedIn))
  return (
    <>
      {Array.from({ length: items }, (_, index) => (
        <Chain
          key={index}
          heading={items > 1 ? `Item ${index + 1}: ` : ''}
          explanation={session.form.explain(control.key, answers, index)}
        />
      ))}
      {show ? (
        <Button onClick={show}>Answer so that it shows</Button>
      ) : (
        <p className={classes.quiet}>No answers can show it.</p>
      )}
    </>
  )
}

function Chain({ heading, explanation }: { heading: string; explanation: Explanation }) {
  return (
    <>
      <p className={classes.text}>{`${heading} ${explanation.summary}`}</p>
      <ol className={classes.chain}>
        {explanation.steps.map((step, index) => (
          <li key={`${step.key} ${step.of} ${index}`} className={classes.step}>
            <StatusBadge tone={step.holds ? 'ok' : 'error'}>{step.holds ? 'Holds' : 'Does not hold'}</StatusBadge>
            <span>{step.because}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function matches({ label, labelCode, recId }: FormControl, wanted: string): boolean {
  const words = wanted.trim().toLowerCase()
  return [label, labelCode, String(recId)].some((text) => text.toLowerCase().includes(words))
}
