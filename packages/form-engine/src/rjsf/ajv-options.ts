import type { Options } from 'ajv/dist/2020.js'
import type { CompileOptions } from '../form/compile.ts'
import { vocabulary } from '../form/vocabulary.ts'

/**
 * How ajv judges the portable schema as the engine does, for a form compiled with the same options.
 *
 * @example
 * import { Ajv2020 } from 'ajv/dist/2020.js'
 *
 * const judge = new Ajv2020(ajvOptions()).compile(form.schema)
 */
export function ajvOptions(options: Pick<CompileOptions, 'today' | 'phones' | 'rules'> = {}): Options {
  const { formats, keywords } = vocabulary(options)
  return {
    strict: false,
    ownProperties: true,
    formats: { ...formats },
    keywords: Object.entries(keywords).map(([keyword, validate]) => ({ keyword, validate, errors: false })),
  }
}
