import { definitionsCsv, definitionsJson, definitionsWorkbook, type TextTables } from '@captive/form-engine/files'
import { saveFile } from '../../ui/save-file.ts'

export type SavedType = 'json' | 'xlsx' | 'csv'

const types: Readonly<Record<SavedType, string>> = {
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
}

/** Downloads tables. A CSV file contains all three, separated by blank lines. */
export async function saveTables(tables: TextTables, title: string, type: SavedType): Promise<void> {
  saveFile(new Blob([await contentOf(tables, type)], { type: types[type] }), `${fileName(title)}.${type}`)
}

async function contentOf(tables: TextTables, type: SavedType): Promise<BlobPart> {
  if (type === 'json') return definitionsJson(tables)
  if (type === 'csv') return [...definitionsCsv(tables).values()].join('\r\n')
  return new Uint8Array(await definitionsWorkbook(tables))
}

/** The name of an opened file without its extension, or a title without characters that file names cannot have. */
function fileName(title: string): string {
  const plain = title.replace(/\.(?:json|xlsx?|csv)\b.*$/i, '').replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
  return plain.trim().slice(0, 60) || 'definitions'
}
