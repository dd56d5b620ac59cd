import { compileForm } from '../../form/compile.ts'
import type { Explanation, Form } from '../../form/form.ts'
import { isRecord, type Answers } from '../../kinds/answers.ts'
import { closest } from '../../text/closest.ts'
import type { Command } from '../command.ts'
import { formOptions, formSettings } from '../form-options.ts'
import type { GivenOptions } from '../given-options.ts'
import { readJson } from '../read-json.ts'
import { MisuseError } from '../misuse-error.ts'
import { openDefinitions } from '../open-definitions.ts'

export const explain: Command = {
  name: 'explain',
  summary: 'Explains why a control shows or not, for given answers.',
  takes: '<file|folder|url>… <control>',
  options: {
    ...formOptions,
    answer: { type: 'string', multiple: true, value: 'key=value', help: 'one answer; repeat it for more' },
    answers: { type: 'string', value: 'file', help: 'a JSON file with answers' },
    json: { type: 'boolean', help: 'the explanation as JSON' },
  },
  examples: ['explain claim.xlsx 224 --answer c221=yes', 'explain claim.xlsx DateOfLoss --answers draft.json --json'],
  run: async (given) => {
    const places = given.expect(2)
    const form = compileForm(await openDefinitions(given, places.slice(0, -1)), formSettings(given))
    const explanation = form.explain(keyMeant(form, places.at(-1)!), await answersOf(form, given))
    const text = given.has('json') ? JSON.stringify(explanation, null, 2) : textOf(explanation)
    return { text, exitCode: 0 }
  },
}

/** The key of the control with this key, id or label code. */
function keyMeant(form: Form, written: string): string {
  const named = form.controls.find(
    ({ key, recId, labelCode }) => key === written || String(recId) === written || labelCode === written,
  )
  if (named) return named.key
  const names = form.controls.flatMap(({ key, labelCode }) => [key, labelCode].filter(Boolean))
  const meant = closest(written, names)
  throw new MisuseError(`No control of this form is called ${written}.${meant ? ` Did you mean ${meant}?` : ''}`)
}

async function answersOf(form: Form, given: GivenOptions): Promise<Answers> {
  const file = given.text('answers')
  const saved = file === undefined ? {} : await readJson(file)
  if (!isRecord(saved)) throw new MisuseError(`${file} has no answers. It must be an object, such as {"c101": "yes"}.`)
  const single = given.texts('answer').map((text) => {
    const [name = '', ...rest] = text.split('=')
    const value = rest.join('=')
    const control = form.control(keyMeant(form, name))
    return [control?.key ?? name, control?.rules.fromData(value) ?? value] as const
  })
  return { ...saved, ...Object.fromEntries(single) }
}

function textOf({ summary, steps, options = [], operands = [] }: Explanation): string {
  const mark = (holds: boolean): string => (holds ? '✓' : '✗')
  return [
    summary,
    ...steps.map(({ holds, because }) => `  ${mark(holds)} ${because}`),
    ...options.map(({ label, offered, because }) => `  ${mark(offered)} Option “${label}”: ${because}`),
    ...operands.map(({ because }) => `  = ${because}`),
  ].join('\n')
}
