import Form from '@rjsf/core'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isContainer, type AnswerPath, type Form as EngineForm } from '../../src/index.ts'
import { toRjsf } from '../../src/rjsf/index.ts'
import { formOf, rules } from './vector.ts'

/**
 * Cases that rjsf's data cannot express: its checkboxes contain no text, items get their own ids before validation, and its
 * lists keep a choice that is no longer offered.
 */
const impossible = [
  'dependent-options/list-by-answer: an option for another answer counts as no answer',
  'dependent-options/choices-by-answer: one choice is not offered',
  'dependent-options/choices-by-answer: no choice is offered',
  'conditions/ticked: the text “true” has the wrong type',
  'repeats/ids-of-items: no id',
  'repeats/ids-of-items: zero, a fraction and a text',
  'repeats/ids-of-items: a duplicate id',
  'repeats/no-list: a text among the items',
]

const filled = rules.filter(({ vectors }) => vectors.some(({ cases }) => cases.length > 0))

describe.each(filled)('$rule, rendered by stock rjsf', (rule) => {
  describe.each(rule.vectors)('$name', (vector) => {
    const form = formOf(vector, rule)
    const { answersIn: _answersIn, ...rjsf } = toRjsf(form)

    const cases = vector.cases.filter(({ title }) => !impossible.includes(`${rule.rule}/${vector.name}: ${title}`))

    test.for(cases)('$title', ({ answers, visible, errors }) => {
      // rjsf decides visibility by its own data, which is not cleaned while the user types, and it does not calculate.
      const isCalculated = form.controls.some(({ calculation }) => calculation !== '')
      const data = isCalculated ? form.outcome(answers).answers : form.clean(answers)
      const html = renderToString(<Form {...rjsf} formData={data} showErrorList={false} />)
      expect(drawnIn(html, form)).toEqual(visible.filter((key) => isField(form, key)))
      const said = rjsf.validator.validateFormData(answers, rjsf.schema).errors
      expect(said.map(({ property }) => property)).toEqual(errors.map(({ path }) => propertyOf(path)))
    })
  })
})

/** Other tests cover items, which show every possible question in stock rjsf, and files, which it renders as a list. */
function isField(form: EngineForm, key: string): boolean {
  const control = form.control(key)
  return control !== undefined && !isContainer(control) && control.repeatedIn === null && control.kind !== 'file'
}

/** Keys with a field, in display order. */
function drawnIn(html: string, form: EngineForm): string[] {
  const ids = [...html.matchAll(/ (?:id|for)="root_([^"]*)"/g)].map(([, id = '']) => id)
  const keys = form.controls.map(({ key }) => key).filter((key) => isField(form, key))
  return [
    ...new Set(
      ids.flatMap((id) => keys.filter((key) => key === id || id.startsWith(`${key}__`) || id.startsWith(`${key}-`))),
    ),
  ]
}

const propertyOf = (path: AnswerPath): string => `.${path.join('.')}`
