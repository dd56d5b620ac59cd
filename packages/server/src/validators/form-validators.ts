import { hash } from 'node:crypto'
import { runInThisContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import type { FieldError, Form, Outcome } from '@captive/form-engine'
import { errorsBy, linkValidator, type GeneratedValidator } from '@captive/form-engine/validator'
import { eq, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { formValidators } from '../database/tables/form-validators.ts'
import { digestOf, fingerprint, isFingerprintOf } from '../sealing/fingerprint.ts'
import type { Keyring } from '../sealing/keyring.ts'
import type { Threads } from '../threads/threads.ts'
import { workerModule } from '../threads/worker-module.ts'
import type { generateValidator } from './generate-validator.ts'

/** Validates an outcome with ajv and returns its errors. */
export type ErrorsOf = (form: Form, outcome: Outcome) => readonly FieldError[]

/** The first error of an outcome as a sentence with the label of its field; undefined without errors. */
export function firstErrorOf(form: Form, outcome: Outcome, errorsOf: ErrorsOf): string | undefined {
  const [first] = errorsOf(form, outcome)
  return first && `${form.control(first.key)?.label}: ${first.message}`
}

/** Increment this when the generator writes different code for an equal schema, for example after an update of ajv. */
const generation = 1

type Row = typeof formValidators.$inferSelect

interface Published {
  generated: GeneratedValidator
  codeHash: string
}

/**
 * The ajv validators of forms, generated in a worker thread. Published validators are stored in the database, so that
 * each version of the definitions is generated only once; others stay in memory.
 */
export class FormValidators {
  readonly #database: Database
  readonly #keyring: Keyring
  readonly #threads: Threads
  readonly #schemaHashes = new WeakMap<Form, string>()
  readonly #local = new LRUCache<string, Promise<GeneratedValidator>>({ max: 200 })
  readonly #published = new LRUCache<string, Promise<Published>>({ max: 20 })

  constructor(database: Database, { keyring }: Pick<Config, 'keyring'>, threads: Threads) {
    this.#database = database
    this.#keyring = keyring
    this.#threads = threads
  }

  /**
   * Returns a function that validates with the validators of these forms. Call it before a transaction begins, because
   * the first call for a form generates its validator.
   * @param forms the only forms with which the function may be called
   */
  async errorsOf(...forms: readonly Form[]): Promise<ErrorsOf> {
    const linked = new Map(
      await Promise.all(forms.map(async (form) => [form, linkValidator(await this.#generatedOf(form), form)] as const)),
    )
    return (form, outcome) => errorsBy(linked.get(form)!, form, outcome)
  }

  /**
   * Stores the validator of a form so that browsers can load it. Opens its own transaction.
   * @returns the hash of its code, for `pathOf`
   */
  async publish(form: Form): Promise<string> {
    return (await this.#publishedOf(form)).codeHash
  }

  /** The brotli-compressed code with this hash; undefined if it is not published. */
  async compressedCode(codeHash: string): Promise<Buffer | undefined> {
    const found = await this.#find(eq(formValidators.codeHash, codeHash))
    return found && Buffer.from(found.compressedCode, 'base64')
  }

  async #generatedOf(form: Form): Promise<GeneratedValidator> {
    const schemaHash = this.#schemaHashOf(form)
    const published = this.#published.get(schemaHash)
    if (published) return (await published).generated
    return once(this.#local, schemaHash, async () => runCode((await this.#generate(form)).code))
  }

  #publishedOf(form: Form): Promise<Published> {
    const schemaHash = this.#schemaHashOf(form)
    return once(this.#published, schemaHash, async () => {
      const stored =
        (await this.#find(eq(formValidators.schemaHash, schemaHash))) ?? (await this.#store(schemaHash, form))
      const code = brotliDecompressSync(Buffer.from(stored.compressedCode, 'base64')).toString()
      return { generated: runCode(code), codeHash: stored.codeHash }
    })
  }

  /**
   * Finds a row whose fingerprint matches one of the server's keys. Ignores all other rows, because their code would
   * run in browsers.
   */
  async #find(isWanted: SQL) {
    const [found] = await this.#database.transaction(
      systemScope,
      (tx) => tx.select().from(formValidators).where(isWanted),
      'read only',
    )
    return found && isFingerprintOf(this.#keyring, found.fingerprint, digestOfRow(found)) ? found : undefined
  }

  /** On a conflict, keeps the stored row, because equal schemas have equal code. */
  async #store(schemaHash: string, form: Form) {
    const { code, compressed } = await this.#generate(form)
    const made = { schemaHash, codeHash: hashOf(code), compressedCode: compressed }
    const row = { ...made, fingerprint: fingerprint(this.#keyring, digestOfRow(made)) }
    await this.#database.transaction(systemScope, (tx) =>
      tx.insert(formValidators).values(row).onConflictDoUpdate({ target: formValidators.schemaHash, set: row }),
    )
    return made
  }

  #generate({ schema, vocabulary }: Form) {
    const module = workerModule('generate-validator', import.meta.url)
    const task = { schema, formats: Object.keys(vocabulary.formats), keywords: Object.keys(vocabulary.keywords) }
    return this.#threads.run<typeof generateValidator>(module, 'generateValidator', task)
  }

  #schemaHashOf(form: Form): string {
    const known = this.#schemaHashes.get(form)
    if (known !== undefined) return known
    const { formats, keywords } = form.vocabulary
    const made = hashOf(JSON.stringify([generation, form.schema, Object.keys(formats), Object.keys(keywords)]))
    this.#schemaHashes.set(form, made)
    return made
  }
}

/** The path of the published code with this hash, which `addFormValidators` serves. */
export const pathOf = (codeHash: string) => `/api/form-validators/${codeHash}.js`

/** The digest of a row, from which its fingerprint is computed. */
const digestOfRow = ({
  schemaHash,
  codeHash,
  compressedCode,
}: Pick<Row, 'schemaHash' | 'codeHash' | 'compressedCode'>) => digestOf([schemaHash, codeHash, compressedCode])

const hashOf = (text: string) => hash('sha256', text, 'base64url')

/** Runs generated code and returns its default export. Unlike an imported module, the code can be garbage-collected. */
function runCode(code: string): GeneratedValidator {
  return runInThisContext(code.replace(/^export default /, '')) as GeneratedValidator
}

/** Caches pending results. Removes failed ones, so that they are tried again. */
function once<Value extends object>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key)
  if (known) return known
  const making = make()
  cache.set(key, making)
  making.catch(() => cache.delete(key))
  return making
}
