import { useFormState } from '@captive/form-engine/react'
import type { FormStore } from '@captive/form-engine/store'
import { useMemo } from 'react'
import { Callout } from '../../src/ui/callout.tsx'
import classes from '../../src/definition-lab/definition-lab.module.css'
import { compileIndependently, validateTwice } from './independent-check.ts'
import { texts } from './texts.ts'

/** Validates the answers twice: with the engine, and with ajv and the portable JSON Schema. */
export function IndependentView({ store }: { store: FormStore }) {
  const { answers } = useFormState(store)
  const { form } = store
  const independent = useMemo(() => compileIndependently(form), [form])
  const verdict = validateTwice(form, independent, answers)
  return (
    <>
      <Callout
        tone={verdict.agrees ? 'ok' : 'error'}
        title={verdict.agrees ? texts.independent.agree : texts.independent.disagree}
        live="polite"
      >
        {verdict.engine.length === 0 ? texts.independent.valid : texts.independent.invalid}
      </Callout>
      <Findings title={texts.independent.engine} findings={verdict.engine} />
      <Findings title={texts.independent.ajv} findings={verdict.independent} />
    </>
  )
}

function Findings({ title, findings }: { title: string; findings: readonly string[] }) {
  return (
    <section>
      <h3 className={classes.subtitle}>{title}</h3>
      {findings.length === 0 ? (
        <p className={classes.quiet}>{texts.independent.none}</p>
      ) : (
        <ul className={classes.rows}>
          {findings.map((finding, index) => (
            <li key={index} className={classes.row}>
              <code>{finding}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
