import { validatorCode } from '../validator/generate/validator-code.ts'
import { formIn } from './form-in.ts'

const query = '?validator'

/** The shape of a Vite plugin, declared here so that the types do not need Vite. */
export interface FormValidators {
  readonly name: string
  readonly enforce: 'pre'
  configResolved(config: { readonly root: string }): void
  load(this: LoadContext, id: string): Promise<{ code: string; map: null; moduleType: 'js' } | null>
}

/** The methods of Vite that the plugin uses while it loads a module. */
interface LoadContext {
  addWatchFile(path: string): void
}

/**
 * A Vite plugin that generates validators: `import generated from './user-form.ts?validator'` imports the validator
 * of the `form` that `./user-form.ts` exports. The module is evaluated in Node, without the plugins of the project.
 * For the types of such imports, set `"types": ["@captive/form-engine/vite/client"]`. Needs `vite` and `ajv`.
 * @throws MissingFormError if the module exports no `form`
 *
 * @example
 * import { formValidators } from '@captive/form-engine/vite'
 * export default defineConfig({ plugins: [react(), formValidators()] })
 */
export function formValidators(): FormValidators {
  let root = ''
  return {
    name: 'form-validators',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      const { form, dependencies } = await formIn(file, root)
      for (const path of [file, ...dependencies]) this.addWatchFile(path)
      return { code: validatorCode(form), map: null, moduleType: 'js' }
    },
  }
}
