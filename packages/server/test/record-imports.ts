import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordKinds, recordsTemplate, type RecordKindName } from '@captive/delivery'
import { read, utils, write } from '@e965/xlsx'

import { takeBackDelivery } from '../src/areas/deliveries/index.ts'
import { importFile, type ImportOptions } from '../src/commands/import/import-file.ts'
import { systemScope } from '../src/database/scope.ts'
import type { TestServer } from './test-server.ts'

export type TemplateRow = Record<string, string | number>

/** The template of a kind, filled in by head. */
function filledTemplate(kind: RecordKindName, rows: readonly TemplateRow[]): Uint8Array {
  const workbook = read(recordsTemplate(recordKinds[kind]))
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? '']
  if (!sheet) throw new TypeError('A template has a sheet.')
  const [heads = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
  const unknown = rows.flatMap(Object.keys).filter((head) => !heads.includes(head))
  if (unknown.length > 0) throw new TypeError(`The template of ${kind} has no ${unknown.join(', ')}.`)
  utils.sheet_add_aoa(
    sheet,
    rows.map((row) => heads.map((head) => row[head] ?? null)),
    { origin: 'A2' },
  )
  return new Uint8Array(write(workbook, { type: 'array' }) as ArrayBuffer)
}

const actor = { scope: systemScope, userId: null, companyId: null, email: 'test' }

/** Imports files like the command, and takes deliveries back. */
export function recordImports(server: TestServer) {
  const { database, config, app } = server
  const { storage } = app.dependencies
  const bringFile = async (
    kind: RecordKindName,
    content: Uint8Array | string,
    more: ImportOptions & { name?: string } = {},
  ) => {
    const { name = `${kind}.xlsx`, ...options } = more
    const folder = await mkdtemp(join(tmpdir(), 'records-'))
    const path = join(folder, 'file')
    await writeFile(path, content)
    const imported = await importFile(
      { database, config, storage },
      { name, path },
      { kind, source: 'Program office', mapping: 'proposed', yes: true, ...options },
    )
    await rm(folder, { recursive: true })
    const [last] = await database.sql<{ rec_id: number }>('select max(rec_id) rec_id from deliveries')
    return { ...imported, id: last?.rec_id ?? 0, rows: imported.report.rows }
  }
  return {
    bringFile,
    bring: (kind: RecordKindName, rows: readonly TemplateRow[], options?: ImportOptions) =>
      bringFile(kind, filledTemplate(kind, rows), options),
    takeBack: (id: number) => takeBackDelivery(database, actor, id),
  }
}
