import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UnreadableFileError } from '@captive/delivery'

import type { Dependencies } from '../../dependencies.ts'
import { importDelivery, type FileToImport, type DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { isZip, unpackZip } from './zip/unpack-zip.ts'

/**
 * Imports a file, or each file of a zip as its own delivery, in the order of the file names.
 * @returns the ids of the deliveries
 * @throws DeliveryRefusedError if a zip cannot be unpacked
 */
export async function importFiles(
  dependencies: Pick<Dependencies, 'database' | 'storage'>,
  actor: DeliveryActor,
  file: FileToImport,
): Promise<number[]> {
  const { name, content, ...options } = file
  if (options.kind === 'documents' || !/\.zip$/i.test(name))
    return [(await importDelivery(dependencies, actor, file)).id]
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  try {
    const path = join(folder, 'zip')
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
    const importOne = async (one: { name: string; path: string }) =>
      (await importDelivery(dependencies, actor, { ...options, name: one.name, content: createReadStream(one.path) }))
        .id
    if (!(await isZip(path))) return [await importOne({ name, path })]
    const ids: number[] = []
    for (const one of await unpackZip({ name, path }, folder)) ids.push(await importOne(one))
    return ids
  } catch (error) {
    throw error instanceof UnreadableFileError ? new DeliveryRefusedError(error.message) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
