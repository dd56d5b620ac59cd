import { compileForm, parseDefinitions } from '@captive/form-engine'

import { sizedFields, sizedTables } from './sized-form.ts'

const sizes = [150, 300, 1000, 5000]
const repetitions = 15

/** The median time of each stage in milliseconds, by the number of controls. */
export function engineBench(): Record<string, Record<string, string>> {
  return Object.fromEntries(sizes.map((size) => [`${size} controls`, stagesOf(size)]))
}

function stagesOf(size: number): Record<string, string> {
  const fields = sizedFields(size)
  const definitions = parseDefinitions(sizedTables(fields))
  const form = compileForm(definitions)
  const answers = Object.fromEntries(fields.map(({ key, kind }) => [key, kind === 'radio' ? 'yes' : 'Boise']))
  let turn = 0
  /** New answers each time, so that no stage can return a cached result. */
  const changed = () => ({ ...answers, [`c${1000 + 10 * (turn++ % (size / 10))}`]: 'no' })
  return {
    'compile ms': median(() => compileForm(definitions)),
    'visible ms': median(() => form.visible(changed())),
    'validate ms': median(() => form.validate(changed())),
    'submission ms': median(() => form.submission(changed())),
  }
}

function median(work: () => unknown): string {
  const times = Array.from({ length: repetitions }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).toSorted((one, other) => one - other)
  return (times[repetitions >> 1] ?? 0).toFixed(2)
}
