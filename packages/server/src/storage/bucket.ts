import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'

import { NotFoundError } from '../errors/refusals.ts'
import type { BucketAddress } from '../config/bucket-address.ts'
import {
  isStorageKey,
  newStorageKey,
  partOf,
  StorageUnavailableError,
  wholeOf,
  type FileStorage,
} from './file-storage.ts'
import { Inspection } from './inspection.ts'
import { openS3 } from './open-s3.ts'
import { sendInParts } from './send-in-parts.ts'
import { texts } from './texts.ts'

/** File storage in a bucket of an S3-compatible server. */
export async function openBucket(address: BucketAddress): Promise<FileStorage> {
  const { name } = address
  const bucket = { Bucket: name }
  const client = openS3(address)
  await client.send(new HeadBucketCommand(bucket)).catch((cause: unknown) => {
    throw new StorageUnavailableError(
      `The bucket ${name} of S3_URL cannot be used (${reasonOf(cause)}). Check the URL and the region, and that the bucket exists and the key may read, write, list and delete in it.`,
      cause,
    )
  })

  const unfinishedUploads = async (prefix: string) =>
    (await client.send(new ListMultipartUploadsCommand({ ...bucket, Prefix: prefix }))).Uploads ?? []

  return {
    async store(content, check, limit) {
      const storageKey = newStorageKey()
      const inspection = new Inspection(check, limit)
      await sendInParts(client, { ...bucket, Key: storageKey }, inspection.pass(content))
      return { storageKey, size: inspection.size, mediaType: inspection.mediaType }
    },

    async read(storageKey) {
      if (!isStorageKey(storageKey)) throw new NotFoundError(texts.noDocument)
      const { Body } = await client
        .send(new GetObjectCommand({ ...bucket, Key: storageKey }))
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey ? new NotFoundError(texts.noDocument) : error
        })
      return Body as Readable // always a Readable in Node
    },

    async remove(storageKey) {
      const whole = wholeOf(storageKey)
      if (whole === storageKey) await client.send(new DeleteObjectCommand({ ...bucket, Key: storageKey }))
      else
        for (const { Key, UploadId } of await unfinishedUploads(whole))
          await client.send(new AbortMultipartUploadCommand({ ...bucket, Key, UploadId }))
    },

    async *keysBefore(moment) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, bucket))
        yield keysOf(Contents, ({ LastModified }) => LastModified, moment)
      yield keysOf(await unfinishedUploads(''), ({ Initiated }) => Initiated, moment).map(partOf)
    },
  }
}

/** The keys that this server created. The bucket may contain other objects. */
function keysOf<T extends { Key?: string | undefined }>(
  items: T[],
  timeOf: (item: T) => Date | undefined,
  moment: Date,
): string[] {
  return items.flatMap((item) => {
    const time = timeOf(item)
    return item.Key && isStorageKey(item.Key) && time && time < moment ? [item.Key] : []
  })
}

/** Returns only the kind of the error, because its message may contain the credentials. */
function reasonOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: string }
  return code ?? name
}
