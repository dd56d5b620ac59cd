import { InvalidDefinitionsError, parseDefinitions, type Definitions } from '@captive/form-engine'
import { texts } from './texts.ts'

/** A file or a pasted text does not contain definitions. The message says what is wrong and what to do. */
export class UnreadableDefinitionsError extends Error {
  override name = 'UnreadableDefinitionsError'
}

const tableNames = ['controls', 'displayValues', 'dependencies'] as const

/** Reads a .json or .xlsx file with the three tables. Throws UnreadableDefinitionsError. */
export async function readDefinitionsFile(file: File): Promise<Definitions> {
  if (/\.json$/i.test(file.name)) return readDefinitionsText(await file.text())
  if (/\.xlsx$/i.test(file.name)) return readWorkbook(await file.arrayBuffer())
  throw new UnreadableDefinitionsError(texts.unreadable.fileType(file.name))
}

/** Reads JSON text `{ controls, displayValues, dependencies }`. Throws UnreadableDefinitionsError. */
export function readDefinitionsText(text: string): Definitions {
  let tables: unknown
  try {
    tables = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableDefinitionsError(texts.unreadable.json(reason))
  }
  return toDefinitions(tables)
}

async function readWorkbook(bytes: ArrayBuffer): Promise<Definitions> {
  const { read, utils } = await import('@e965/xlsx')
  const workbook = await Promise.resolve()
    .then(() => read(bytes))
    .catch(() => {
      throw new UnreadableDefinitionsError(texts.unreadable.workbook)
    })
  const sheets = new Map(workbook.SheetNames.map((name) => [folded(name), workbook.Sheets[name]]))
  const tables = tableNames.map((name) => {
    const sheet = sheets.get(folded(name))
    if (sheet) return [name, utils.sheet_to_json(sheet)] as const
    throw new UnreadableDefinitionsError(
      texts.unreadable.sheet(name, tableNames.join(', '), workbook.SheetNames.join(', ')),
    )
  })
  return toDefinitions(Object.fromEntries(tables))
}

function toDefinitions(tables: unknown): Definitions {
  try {
    return parseDefinitions(tables)
  } catch (error) {
    if (error instanceof InvalidDefinitionsError) throw new UnreadableDefinitionsError(error.message)
    throw error
  }
}

/** Makes `Display values` and `displayValues` the same sheet name. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}
