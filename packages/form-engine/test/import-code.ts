import type { GeneratedValidator } from '../src/validator/index.ts'

/** Imports generated code as a module. */
export async function importCode(code: string): Promise<GeneratedValidator> {
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`
  const module = (await import(/* @vite-ignore */ address)) as { default: GeneratedValidator }
  return module.default
}
