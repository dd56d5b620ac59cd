import { join } from 'node:path'
import type { Definitions } from '../../definitions/definitions.ts'
import { definitionsCsv, definitionsJson, definitionsWorkbook } from '../../files/index.ts'
import type { Command } from '../command.ts'
import { MisuseError } from '../misuse-error.ts'
import { openForeign } from '../open-foreign.ts'
import { writeOutput } from '../write-output.ts'

export const convert: Command = {
  name: 'convert',
  summary: 'Writes definitions as JSON, workbook or CSV, also from FHIR, XLSForm and REDCap.',
  takes: '<file|folder|url>…',
  options: {
    out: { type: 'string', value: 'target', help: 'a .json, .xlsx or .csv file, or a folder for three CSV files' },
    json: { type: 'boolean', help: 'what was written and left out as JSON' },
  },
  examples: [
    'convert claim.xlsx --out claim.json',
    'convert claim.json --out tables/',
    'convert questionnaire.fhir.json --out form.xlsx',
    'convert xlsform.xlsx --out form.json',
    'convert redcap-dictionary.csv --out form.xlsx',
  ],
  run: async (given) => {
    const out = given.text('out')
    if (out === undefined) throw new MisuseError('Name the output file. For example: --out claim.xlsx.')
    const { definitions, leftOut } = await openForeign(given, given.expect(1))
    given.progress(`Writing ${out}`)
    await write(out, definitions)
    const counts = {
      controls: definitions.controls.length,
      displayValues: definitions.displayValues.length,
      dependencies: definitions.dependencies.length,
    }
    if (given.has('json')) return { text: JSON.stringify({ out, ...counts, leftOut }, null, 2), exitCode: 0 }
    const written = `${out}: ${Object.entries(counts)
      .map(([table, count]) => `${count} ${table}`)
      .join(', ')}.`
    const rest =
      leftOut.length > 0 ? ['The tables cannot express the following:', ...leftOut.map((line) => `  ${line}`)] : []
    return { text: [written, ...rest].join('\n'), exitCode: 0 }
  },
}

async function write(out: string, definitions: Definitions): Promise<void> {
  if (/\.json$/i.test(out)) return writeOutput(out, definitionsJson(definitions))
  if (/\.xlsx$/i.test(out)) return writeOutput(out, await definitionsWorkbook(definitions))
  const texts = definitionsCsv(definitions)
  if (/\.csv$/i.test(out)) return writeOutput(out, [...texts.values()].join('\r\n'))
  if (/\.\w+$/.test(out)) throw new MisuseError(`${out} is neither .json, .xlsx or .csv, nor a folder.`)
  for (const [table, text] of texts) await writeOutput(join(out, `${table}.csv`), text)
}
