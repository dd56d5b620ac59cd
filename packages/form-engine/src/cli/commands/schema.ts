import { compileForm } from '../../form/compile.ts'
import type { Command } from '../command.ts'
import { formOptions, formSettings } from '../form-options.ts'
import { openDefinitions } from '../open-definitions.ts'

export const schema: Command = {
  name: 'schema',
  summary: 'Writes the JSON Schema of the form, with all conditions.',
  takes: '<file|folder|url>…',
  options: {
    ...formOptions,
    ui: { type: 'boolean', help: 'the UI schema for rjsf instead' },
    json: { type: 'boolean', help: 'without line breaks' },
  },
  examples: ['schema claim.xlsx --roots 27 > schema.json', 'schema claim.json --ui'],
  run: async (given) => {
    const form = compileForm(await openDefinitions(given, given.expect(1)), formSettings(given))
    const written = given.has('ui') ? form.uiSchema : form.schema
    return { text: JSON.stringify(written, null, given.has('json') ? 0 : 2), exitCode: 0 }
  },
}
