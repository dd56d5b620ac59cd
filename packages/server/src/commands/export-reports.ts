import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ReportMapping } from '@captive/api-client/contract'

import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import { ChangeRefusedError } from '../http/outcome.ts'
import { assertSameKey } from '../keys/assert-same-key.ts'
import { exportToFile, replaceMappingOf } from './export/export-to-file.ts'
import { texts } from './export/texts.ts'
import { MistakenFileError, readJson } from './import/read-json.ts'
import { explainErrors, MisusedCommandError, runCommand } from './run-command.ts'

const options = {
  as: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  company: { type: 'string' },
  mapping: { type: 'string' },
} as const

const formats = ['json', 'csv', 'froi'] as const

/** npm changes the working directory to the package's folder. */
const pathOf = (name: string) => resolve(process.env['INIT_CWD'] ?? '.', name)

/** Replaces the mapping, writes filed reports to a file, or both. Returns the results. */
async function run(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const { as, mapping, ...filter } = values
  const [name, ...more] = positionals
  const format = formats.find((one) => one === as)
  const isWhole = as === undefined ? mapping !== undefined && !name : format !== undefined && name !== undefined
  if (!isWhole || more.length > 0) throw new MisusedCommandError(texts.usage)
  const config = readConfig(process.env)
  const replacement = mapping === undefined ? undefined : await readJson(pathOf(mapping), ReportMapping)
  const database = await openDatabase(config)
  try {
    await assertSameKey(database, config.keyring)
    const lines: string[] = []
    if (replacement) {
      await replaceMappingOf({ database }, replacement)
      lines.push(texts.mapped(replacement.columns.length))
    }
    if (format && name) {
      const path = pathOf(name)
      lines.push(texts.written(await exportToFile({ database, config }, path, format, filter), path))
    }
    return lines.join('\n')
  } finally {
    await database.close()
  }
}

await runCommand(run, explainErrors(MistakenFileError, ChangeRefusedError))
