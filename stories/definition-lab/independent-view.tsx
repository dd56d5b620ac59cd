import { useFormState } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { useMemo } from 'react'
import { Callout } from '../../src/ui/callout.tsx'
import classes from './definition-lab.module.css'
import { compileIndependently, judgeTwice } from './independent-check.ts'

/** The same answers judged twice: by the engine, and by ajv with the portable JSON Schema. */
export function IndependentView({ session }: { session: FormSession }) {
  const { answers } = useFormState(session)
  const { form } = session
  const independent = useMemo(() => compileIndependently(form.schema), [form])
  const verdict = judgeTwice(form, independent, answers)
  return (
    <>
      <Callout
        tone={verdict.agrees ? 'ok' : 'error'}
        title={verdict.agrees ? 'Both agree' : 'They disagree'}
        live="polite"
      >
        {verdict.engine.length === 0 ? 'The answers are complete and valid.' : 'The answers cannot be sent yet.'}
      </Callout>
      <Findings title="The engine says" findings={verdict.engine} />
      <Findings title="ajv says, from the JSON Schema alone" findings={verdict.independent} />
    </>
  )
}

function Findings({ title, findings }: { title: string; findings: readonly string[] }) {
  return (
    <section>
      <h3 className={classes.subtitle}>{title}</h3>
      {findings.length === 0 ? (
        <p className={classes.quiet}>Nothing to mend.</p>
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
