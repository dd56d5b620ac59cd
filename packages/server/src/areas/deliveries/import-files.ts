import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UnreadableFileError } from '@captive/delivery'

import type { Dependencies } from '../../dependencies.ts'
import { TooLargeError } from '../../errors/refusals.ts'
import { deliveryLimit, importDelivery, type FileToImport, type DeliveryActor } from './import-delivery.ts'
import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { texts } from './texts.ts'
import { isZip, unpackZip } from './zip/unpack-zip.ts'

/**
 * Imports a file, or each file of a zip as its own delivery, in the order of the file names.
 * @returns the ids of the deliveries
 * @throws DeliveryRefusedError if a zip cannot be unpacked, TooLargeError above the limit of a delivery
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
    await pipeline(content, limited(deliveryLimit), createWriteStream(path, { mode: 0o600 }))
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

/** Passes a file on. Fails when it has more bytes than the limit. */
function limited(limit: number): Transform {
  let left = limit
  return new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      done(left < 0 ? new TooLargeError(texts.tooLarge) : null, chunk)
    },
  })
}
