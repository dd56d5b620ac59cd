import { writeWorkbook } from '../../files/index.ts'
import { planSheets, planTests, type TestPlan } from '../../plan/index.ts'
import { plural } from '../../text/plural.ts'
import type { Command } from '../command.ts'
import { formOptions, formSettings } from '../form-options.ts'
import { MisuseError } from '../misuse-error.ts'
import { openDefinitions } from '../open-definitions.ts'
import { writeOutput } from '../write-output.ts'

export const plan: Command = {
  name: 'plan',
  summary: 'Plans a small number of tests that show every control and raise every error.',
  takes: '<file|folder|url>…',
  options: {
    ...formOptions,
    out: { type: 'string', value: 'file', help: 'writes the plan to a .xlsx or .json file' },
    json: { type: 'boolean', help: 'the plan as JSON' },
  },
  examples: ['plan claim.xlsx --claim Auto --out plan.xlsx', 'plan claim.xlsx --json'],
  run: async (given) => {
    const settings = formSettings(given)
    const out = given.text('out')
    if (out !== undefined && !/\.(?:xlsx|json)$/i.test(out)) throw new MisuseError(`${out} is neither .xlsx nor .json.`)
    const definitions = await openDefinitions(given, given.expect(1))
    given.progress('Planning the tests')
    const planned = planTests(definitions, settings)
    const json = JSON.stringify(planned, null, 2)
    if (out !== undefined)
      await writeOutput(out, /\.json$/i.test(out) ? json : await writeWorkbook(planSheets(planned)))
    return { text: given.has('json') ? json : textOf(planned), exitCode: planned.uncovered.length > 0 ? 1 : 0 }
  },
}

function textOf({ tests, atLeast, uncovered }: TestPlan): string {
  const smallest = tests.length === atLeast ? 'No plan has fewer.' : `No plan has fewer than ${atLeast}.`
  return [
    ...tests.map(
      ({ number, entries, shows, errors }) =>
        `Test ${number}: enter ${plural(entries.length, 'answer', 'answers')}, see ${plural(shows.length, 'control', 'controls')} and ${plural(errors.length, 'error', 'errors')}`,
    ),
    `${plural(tests.length, 'test', 'tests')}. ${smallest}`,
    ...(uncovered.length > 0 ? [`Never shown or raised: ${uncovered.join(', ')}. See form-engine reach.`] : []),
  ].join('\n')
}
