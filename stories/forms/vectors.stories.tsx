import { isContainer, type Answers, type AnswerPath, type Form } from '@captive/form-engine'
import { useFormAnswers } from '@captive/form-engine/react'
import { fieldName } from '@captive/form-engine/session'
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

/** Every case that a session can start with: it opens the first item of what repeats itself, and makes items that are whole. */
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
  const session = useFormAnswers(form, expected.answers, { idPrefix: prefix })
  useEffect(() => void session.markAllTouched(), [session])
  return (
    <section id={prefix} aria-label={name}>
      <PortalForm session={session} />
    </section>
  )
}

/** Every case of the conformance vectors, as a member would see it. */
export const Conformance: StoryObj = {
  name: 'Every vector shows the fields and the errors that it says',
  // The same fields stand in stories of their own; axe would take minutes over all of them at once.
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
      await expect(errors, name).toEqual(expected.errors.flatMap(({ path }) => fieldAt(path, expected.answers)))
    }
  },
}

const fieldsOf = (form: Form, keys: readonly string[]) =>
  keys.filter((key) => form.controls.some((control) => control.key === key && !isContainer(control)))

/** The field an error stands at; none for one about a list as a whole, which no person can make. */
function fieldAt(path: AnswerPath, answers: Answers): string[] {
  const [first, index, key] = path
  if (typeof index !== 'number') return first === 'c19' ? [] : [String(first)]
  const items = answers[String(first)] as { id: number }[]
  return [fieldName({ key: String(key), item: { section: String(first), id: items[index]!.id } })]
}
