import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'

import { NotFoundError } from '../http/refusals.ts'
import type { BucketAddress } from './bucket-address.ts'
import {
  isStorageKey,
  newStorageKey,
  partOf,
  StorageUnavailableError,
  wholeOf,
  type FileStorage,
} from './file-storage.ts'
import { Inspection } from './inspection.ts'
import { sendInParts } from './send-in-parts.ts'

/** Files in a bucket of a server that speaks S3. */
export async function openBucket({ endpoint, region, name, ...credentials }: BucketAddress): Promise<FileStorage> {
  const bucket = { Bucket: name }
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true, // every server knows it; names of buckets need no names in DNS
    // Signatures cover the content already; not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 10_000,
      socketTimeout: 60_000,
      httpAgent: { maxSockets: 500 }, // a slow reader holds one for as long as it reads
      httpsAgent: { maxSockets: 500 },
    },
  })
  await client.send(new HeadBucketCommand(bucket)).catch((cause: unknown) => {
    throw new StorageUnavailableError(
      `The bucket ${name} of S3_URL cannot be used (${reasonOf(cause)}). Check the address, the region, that the bucket is there, and that the key may read, write, list and delete in it.`,
      cause,
    )
  })

  const unfinishedUploads = async (prefix: string) =>
    (await client.send(new ListMultipartUploadsCommand({ ...bucket, Prefix: prefix }))).Uploads ?? []

  return {
    async store(content, judge) {
      const storageKey = newStorageKey()
      const inspection = new Inspection(judge)
      await sendInParts(client, { ...bucket, Key: storageKey }, inspection.pass(content))
      return { storageKey, size: inspection.size, mediaType: inspection.mediaType }
    },

    async read(storageKey) {
      if (!isStorageKey(storageKey)) throw new NotFoundError('No Document Found')
      const { Body } = await client
        .send(new GetObjectCommand({ ...bucket, Key: storageKey }))
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey ? new NotFoundError('No Document Found') : error
        })
      return Body as Readable // in Node it is one
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

/** Keys of ours; a bucket may hold other things too. */
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

/** Says no more than an error's kind: its message may name what the address holds. */
function reasonOf(error: unknown): string {
  const { name = 'Error', code } = error as { name?: string; code?: string }
  return code ?? name
}
