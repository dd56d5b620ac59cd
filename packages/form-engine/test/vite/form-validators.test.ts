import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, type InlineConfig, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { formValidators } from '../../src/vite/index.ts'
import { validatorCode } from '../../src/validator/generate/index.ts'
import { form } from './user-form.ts'
import { validator } from './user-page.ts'

const common = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [formValidators()],
})
const entry = join(import.meta.dirname, 'user-page.ts')
const formFile = join(import.meta.dirname, 'user-form.ts')

describe("import of a form's validator", () => {
  test("returns the form's generated code in Vitest", () => {
    expect(validator(form.project({ name: 'Ada', phone: '(201) 555-0123', born: '2001-02-03' }))).toBe(true)
    expect(validator({ name: 'Bo', born: '2001-02-03' })).toBe(false)
    expect(validator.errors?.[0]?.keyword).toBe('unevaluatedProperties')
  })

  test('builds a script without eval and ajv', async () => {
    const result = await build({
      ...common(import.meta.dirname),
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    })
    const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
    const { code } = output[0]
    expect(code).not.toMatch(/\beval\b|new Function\b|require\(/)
    const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { validator: typeof validator }
    expect([{ name: 'Ada', born: '2001-02-03' }, {}].map((given) => built.validator(given))).toEqual([true, false])
  })

  test('is served in development, and updated when the form changes', async () => {
    const folder = mkdtempSync(join(import.meta.dirname, 'changing-'))
    const file = join(folder, 'form.ts')
    const write = (label: string) =>
      writeFileSync(
        file,
        `import { compileForm, defineForm } from '../../../src/index.ts'
         export const form = compileForm(defineForm({ name: { kind: 'textbox', label: '${label}' } }))`,
      )
    write('First name')
    const server = await createServer({ ...common(folder), server: { middlewareMode: true } })
    try {
      const served = async () => (await server.transformRequest('/form.ts?validator'))?.code
      expect(await served()).toContain('First name')
      write('Last name')
      server.watcher.emit('change', file)
      await expect.poll(served, { timeout: 30_000 }).toContain('Last name')
    } finally {
      await server.close()
      rmSync(folder, { recursive: true })
    }
  })
})

test('reports a module without a form', async () => {
  const load = formValidators().load.bind({ addWatchFile: () => undefined })
  await expect(load(`${join(import.meta.dirname, '../check-property.ts')}?validator`)).rejects.toThrow(
    'exports no form',
  )
})

test('the code matches validatorCode', async () => {
  const watched: string[] = []
  const plugin = formValidators()
  plugin.configResolved({ root: import.meta.dirname })
  const loaded = await plugin.load.call({ addWatchFile: (path) => watched.push(path) }, `${formFile}?validator`)
  expect(loaded?.code).toBe(validatorCode(form))
  expect(watched).toEqual(expect.arrayContaining([formFile, expect.stringMatching(/form[\\/]compile\.ts$/)]))
  expect(await plugin.load.call({ addWatchFile: () => undefined }, formFile)).toBeNull()
})
