import { isContainer, type AnswerPath, type Form } from '@captive/form-engine'
import { useFormAnswers } from '@captive/form-engine/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { formOf, rules, type VectorCase } from '../../packages/form-engine/test/vectors/vector.ts'
import { PortalForm } from '../../src/forms/portal-form.tsx'

const meta: Meta = { title: 'Forms/Vectors' }
export default meta

interface Filled {
  readonly prefix: string
  readonly name: string
  readonly form: Form
  readonly expected: VectorCase
}

/** The cases whose answers a store does not change when it starts. */
const filled: readonly Filled[] = rules
  .flatMap((rule) =>
    rule.vectors.flatMap((vector) =>
      vector.cases.map((expected) => {
        const name = `${rule.rule}/${vector.name}: ${expected.title}`
        return { name, form: formOf(vector, rule), expected }
      }),
    ),
  )
  .filter(({ form, expected: { answers } }) => form.openRepeats(answers) === answers)
  .filter(({ expected: { errors } }) => !errors.some(({ path }) => path.length === 2))
  .map((each, index) => ({ ...each, prefix: `vector${index + 1}` }))

function FilledForm({ prefix, name, form, expected }: Filled) {
  const store = useFormAnswers(form, expected.answers, { idPrefix: prefix })
  useEffect(() => void store.markAllTouched(), [store])
  return (
    <section id={prefix} aria-label={name}>
      <PortalForm store={store} />
    </section>
  )
}

/** All cases of the conformance vectors. */
export const Conformance: StoryObj = {
  name: 'Every vector shows its expected fields and errors',
  // Other stories show the same fields, and axe would take minutes for all of them at once.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <main>
      {filled.map((each) => (
        <FilledForm key={each.prefix} {...each} />
      ))}
    </main>
  ),
  play: async () => {
    await waitFor(() => expect(document.getElementById(filled.at(-1)!.prefix)?.querySelector('input')).not.toBeNull())
    for (const { prefix, name, form, expected } of filled) {
      const ids = [...document.getElementById(prefix)!.querySelectorAll('[id]')].map(({ id }) =>
        id.replace(`${prefix}-`, ''),
      )
      const shown = form.controls.filter((control) => !isContainer(control) && ids.includes(control.key))
      await expect(
        shown.map(({ key }) => key),
        name,
      ).toEqual(fieldsOf(form, expected.visible))
      const errors = ids.filter((id) => id.endsWith('-error')).map((id) => id.replace(/-error$/, ''))
      await expect(errors, name).toEqual(expected.errors.flatMap(({ path }) => fieldAt(path)))
    }
  },
}

const fieldsOf = (form: Form, keys: readonly string[]) =>
  keys.filter((key) => form.controls.some((control) => control.key === key && !isContainer(control)))

/** The field that shows an error; undefined for an error of a whole item. */
function fieldAt(path: AnswerPath): string[] {
  const isItem = typeof path.at(-1) === 'number'
  return isItem ? [] : [path.join('-')]
}
