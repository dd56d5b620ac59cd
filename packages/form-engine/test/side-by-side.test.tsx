import Form from '@rjsf/core'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { EngineForm } from '../src/react/index.ts'
import { toRjsf } from '../src/rjsf/index.ts'
import { FormStore } from '../src/store/index.ts'
import type { Form as EngineFormContract } from '../src/index.ts'
import { answers, blocks, compileRandom, tables } from './arbitraries.ts'
import { testProperty } from './check-property.ts'

// Another test covers names that every object inherits. rjsf renders a list of files as a list.
const plainTables = tables.filter(({ controls }) =>
  controls.every(({ RecId, ControlTypeCode }) => typeof RecId === 'number' && ControlTypeCode !== 'file'),
)
// React refuses values that cannot be converted to text.
const drawable = answers.filter((given) => !JSON.stringify(given).includes('"toString":'))
const seen = { controls: 0, errors: 0 }

testProperty(
  'stock rjsf and the engine show the same controls and errors',
  [plainTables, blocks, drawable],
  (rows, { roots }, given) => {
    const form = compileRandom(rows, { roots, repeating: [] })
    const store = new FormStore(form, form.project(given))
    const filled = store.answers()
    store.markAllTouched()
    const ours = shownIn(form, renderToString(<EngineForm store={store} />), 'field-')
    const { answersIn: _answersIn, ...rjsf } = toRjsf(form)
    const { errorSchema } = rjsf.validator.validateFormData(filled, rjsf.schema)
    // Renders once without events, so the validator's errors are passed in.
    const drawn = renderToString(<Form {...rjsf} formData={filled} extraErrors={errorSchema} showErrorList={false} />)
    const stock = shownIn(form, drawn, 'root_')
    expect(stock).toEqual(ours)
    seen.controls += ours.controls.length
    seen.errors += ours.errors.length
  },
  { numRuns: 60, afterAll: () => expect(Math.min(seen.controls, seen.errors)).toBeGreaterThan(10) },
)

/** Keys with a field, and keys whose field has an error, in display order. */
function shownIn(form: EngineFormContract, html: string, prefix: string): { controls: string[]; errors: string[] } {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id).filter((id) => id.startsWith(prefix))
  const names = ids.map((id) => id.slice(prefix.length))
  const keys = form.controls.filter(({ kind }) => kind !== 'page' && kind !== 'section').map(({ key }) => key)
  return {
    controls: [...new Set(names.filter((name) => keys.includes(name)))],
    errors: [...new Set(names.flatMap((name) => keys.filter((key) => name === `${key}__error`)))],
  }
}
