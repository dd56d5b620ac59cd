import { brotliCompressSync, constants } from 'node:zlib'
import type { JsonSchema, Vocabulary } from '@captive/form-engine'
import { validatorCode } from '@captive/form-engine/validator/generate'

/**
 * The parts of a form on which its validator depends. Functions cannot be sent to a worker thread, so this contains
 * only their names.
 */
export interface ValidatorTask {
  schema: JsonSchema
  formats: string[]
  keywords: string[]
}

/** Generates the code of a validator and compresses it with brotli's best quality. Runs in a worker thread. */
export function generateValidator({ schema, formats, keywords }: ValidatorTask): { code: string; compressed: string } {
  const code = validatorCode({ schema, vocabulary: { formats: named(formats), keywords: named(keywords) } })
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return { code, compressed: brotliCompressSync(code, { params }).toString('base64') }
}

/** Stubs. The generated code calls the functions of the form that it is linked with, not these. */
const named = (names: readonly string[]): Vocabulary['formats'] & Vocabulary['keywords'] =>
  Object.fromEntries(names.map((name) => [name, () => true]))
