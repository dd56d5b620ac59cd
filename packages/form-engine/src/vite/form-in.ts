import { runnerImport } from 'vite'
import type { Form } from '../form/form.ts'

/** Thrown when a module that was imported for its validator has no export named `form`. */
class MissingFormError extends Error {
  override readonly name = 'MissingFormError'

  constructor(file: string) {
    super(`${file} exports no form. Export what compileForm returns as "form".`)
  }
}

/**
 * Evaluates a module. Returns its `form` export and the files of all modules that it imports.
 * @throws MissingFormError
 */
export async function formIn(file: string, root: string): Promise<{ form: Form; dependencies: readonly string[] }> {
  const { module, dependencies } = await runnerImport<{ form?: Partial<Form> }>(file, {
    root,
    logLevel: 'error',
  })
  const { form } = module
  if (!form?.schema || !form.vocabulary) throw new MissingFormError(file)
  return { form: form as Form, dependencies }
}
