import Form from '@rjsf/core'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isContainer, type AnswerPath, type Form as EngineForm } from '../../src/index.ts'
import { toRjsf } from '../../src/rjsf/index.ts'
import { formOf, rules } from './vector.ts'

/**
 * What rjsf's data cannot be: a box holds no text there, and items without an id get one before anything is validated. Its
 * lists keep a choice that is no longer offered.
 */
const impossible = [
  'dependent-options/list-by-answer: an option of another answer is no answer, and shows nothing',
  'dependent-options/choices-by-answer: one of them is not',
  'dependent-options/choices-by-answer: none of them is',
  'conditions/ticked: the text is of the wrong type',
  'repeats/ids-of-items: none',
  'repeats/no-list: a text among the items',
]

const filled = rules.filter(({ vectors }) => vectors.some(({ cases }) => cases.length > 0))

describe.each(filled)('$rule, rendered by stock rjsf', (rule) => {
  describe.each(rule.vectors)('$name', (vector) => {
    const form = formOf(vector, rule)
    const { answersIn: _answersIn, ...rjsf } = toRjsf(form)

    const cases = vector.cases.filter(({ title }) => !impossible.includes(`${rule.rule}/${vector.name}: ${title}`))

    test.for(cases)('$title', ({ answers, visible, errors }) => {
      // rjsf decides visibility by its own data, which is not cleaned while the user types. It does not calculate.
      const isCalculated = form.controls.some(({ calculation }) => calculation !== '')
      const data = isCalculated ? form.outcome(answers).answers : form.clean(answers)
      const html = renderToString(<Form {...rjsf} formData={data} showErrorList={false} />)
      expect(drawnIn(html, form)).toEqual(visible.filter((key) => isField(form, key)))
      const said = rjsf.validator.validateFormData(answers, rjsf.schema).errors
      expect(said.map(({ property }) => property)).toEqual(errors.map(({ path }) => propertyOf(path)))
    })
  })
})

/** Items ask all that may be asked in them there, and a list of files is drawn as a list, so both are left to other tests. */
function isField(form: EngineForm, key: string): boolean {
  const control = form.control(key)
  return control !== undefined && !isContainer(control) && control.repeatedIn === null && control.kind !== 'file'
}

/** Keys with a field, in the order drawn. */
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
