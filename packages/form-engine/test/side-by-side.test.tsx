import Form from '@rjsf/core'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { EngineForm } from '../src/react/index.ts'
import { toRjsf } from '../src/rjsf/index.ts'
import { FormSession } from '../src/session/index.ts'
import type { Form as EngineFormContract } from '../src/index.ts'
import { answers, blocks, compileRandom, tables } from './arbitraries.ts'
import { testProperty } from './check-property.ts'

// Names that every object inherits are another test's; a list of files is drawn by rjsf as what it is, a list.
const plainTables = tables.filter(({ controls }) =>
  controls.every(({ RecId, ControlTypeCode }) => typeof RecId === 'number' && ControlTypeCode !== 'file'),
)
// What cannot be turned into text is drawn by nobody's plain input: React itself refuses it.
const drawable = answers.filter((given) => !JSON.stringify(given).includes('"toString":'))
const seen = { controls: 0, errors: 0 }

testProperty(
  'stock rjsf and ours show the same controls and the same errors',
  [plainTables, blocks, drawable],
  (rows, { roots }, given) => {
    const form = compileRandom(rows, { roots, repeating: [] })
    const session = new FormSession(form, form.project(given))
    const filled = session.answers()
    session.markAllTouched()
    const ours = shownIn(form, renderToString(<EngineForm session={session} />), 'field-')
    const { answersIn: _answersIn, ...rjsf } = toRjsf(form)
    const { errorSchema } = rjsf.validator.validateFormData(filled, rjsf.schema)
    // Rendered once and without an event, so what the validator says is handed in.
    const drawn = renderToString(<Form {...rjsf} formData={filled} extraErrors={errorSchema} showErrorList={false} />)
    const stock = shownIn(form, drawn, 'root_')
    expect(stock).toEqual(ours)
    seen.controls += ours.controls.length
    seen.errors += ours.errors.length
  },
  { numRuns: 60, afterAll: () => expect(Math.min(seen.controls, seen.errors)).toBeGreaterThan(10) },
)

/** Keys with a field, and keys whose field has an error, in the order drawn. */
function shownIn(form: EngineFormContract, html: string, prefix: string): { controls: string[]; errors: string[] } {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id).filter((id) => id.startsWith(prefix))
  const names = ids.map((id) => id.slice(prefix.length))
  const keys = form.controls.filter(({ kind }) => kind !== 'page' && kind !== 'section').map(({ key }) => key)
  return {
    controls: [...new Set(names.filter((name) => keys.includes(name)))],
    errors: [...new Set(names.flatMap((name) => keys.filter((key) => name === `${key}__error`)))],
  }
}
