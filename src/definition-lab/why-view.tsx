import type { Explanation, FormControl } from '@captive/form-engine'
import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '../ui/fields/text-field.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import classes from './definition-lab.module.css'
import { itemCount } from './item-count.ts'
import { texts } from './texts.ts'

interface WhyViewProps {
  store: FormStore
  /** The control whose reasons are expanded. */
  selected: string | null
  onSelect: (key: string | null) => void
  /** Shows the selected control in the graph of conditions. */
  onGraph: () => void
  /** Returns a function that fills in answers that show the control; undefined if no answers show it. */
  showing: (key: string) => (() => void) | undefined
}

/** Lists every control, whether it is visible, and the chain of answers that decides it. */
export function WhyView({ store, selected, onSelect, onGraph, showing }: WhyViewProps) {
  const [wanted, setWanted] = useState('')
  const { visible } = useFormState(store)
  const controls = store.form.controls.filter((control) => matches(control, wanted))
  const shows = ({ key, repeatedIn }: FormControl) =>
    repeatedIn === null ? visible.keys.has(key) : (visible.repeats[repeatedIn] ?? []).some((item) => item.has(key))
  return (
    <>
      <TextField label={texts.why.find} description={texts.why.findHelp} value={wanted} onChange={setWanted} />
      <ul className={classes.rows} aria-label={texts.why.controls}>
        {controls.map((control) => (
          <li key={control.key} id={`why-${control.key}`} className={classes.row}>
            <div className={classes.rowHead}>
              <StatusBadge tone={shows(control) ? 'ok' : 'waiting'}>
                {shows(control) ? texts.why.visible : texts.why.hidden}
              </StatusBadge>
              <Button
                variant="subtle"
                aria-expanded={selected === control.key}
                onClick={() => onSelect(selected === control.key ? null : control.key)}
              >
                {`${control.recId} ${control.label}`}
              </Button>
            </div>
            {selected === control.key ? (
              <>
                <Reasons store={store} control={control} show={showing(control.key)} />
                <Button onClick={onGraph}>{texts.graph.show}</Button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function Reasons({ store, control, show }: { store: FormStore; control: FormControl; show: (() => void) | undefined }) {
  const { answers } = useFormState(store)
  const items = control.repeatedIn === null ? 1 : Math.max(1, itemCount(answers, control.repeatedIn))
  return (
    <>
      <p className={classes.quiet}>{texts.why.check(control.kind, control.check)}</p>
      {Array.from({ length: items }, (_, index) => (
        <Chain
          key={index}
          item={items > 1 ? index + 1 : null}
          explanation={store.form.explain(control.key, answers, index)}
        />
      ))}
      {show ? (
        <Button onClick={show}>{texts.why.show}</Button>
      ) : (
        <p className={classes.quiet}>{texts.why.unreachable}</p>
      )}
    </>
  )
}

function Chain({ item, explanation }: { item: number | null; explanation: Explanation }) {
  const { summary, steps, options = [], operands = [] } = explanation
  return (
    <>
      <p className={classes.text}>{item === null ? summary : texts.why.item(item, summary)}</p>
      <ol className={classes.chain}>
        {steps.map((step, index) => (
          <li key={`${step.key} ${step.of} ${index}`} className={classes.step}>
            <StatusBadge tone={step.holds ? 'ok' : 'error'}>
              {step.holds ? texts.why.met : texts.why.notMet}
            </StatusBadge>
            <span>{step.because}</span>
          </li>
        ))}
        {options.map(({ value, label, offered, because }) => (
          <li key={`option ${value}`} className={classes.step}>
            <StatusBadge tone={offered ? 'ok' : 'error'}>
              {offered ? texts.why.offered : texts.why.notOffered}
            </StatusBadge>
            <span>{texts.why.option(label, because)}</span>
          </li>
        ))}
        {operands.map(({ key, because }) => (
          <li key={`operand ${key}`} className={classes.step}>
            <span>{because}</span>
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
