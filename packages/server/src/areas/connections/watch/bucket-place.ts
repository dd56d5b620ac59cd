import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { BucketAddress } from '../../../config/bucket-address.ts'
import { openS3 } from '../../../storage/open-s3.ts'
import type { ListedFile, OpenPlace } from './watched-place.ts'

/** The objects below a prefix of a bucket. A listed object is always complete. */
export async function openBucketPlace(address: BucketAddress, prefix: string): Promise<OpenPlace> {
  const client = openS3(address)
  const bucket = { Bucket: address.name }
  return {
    async list() {
      const files: ListedFile[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { ...bucket, Prefix: prefix }))
        for (const { Key = '', Size = 0, LastModified } of Contents)
          if (!Key.endsWith('/'))
            files.push({ path: Key.slice(prefix.length), size: Size, modified: LastModified?.getTime() ?? 0 })
      return files
    },

    async download(path, target) {
      const { Body } = await client.send(new GetObjectCommand({ ...bucket, Key: prefix + path }))
      await pipeline(Body as Readable, createWriteStream(target, { mode: 0o600 })) // always a Readable in Node
    },

    async move(path, target) {
      const CopySource = encodeURIComponent(`${address.name}/${prefix}${path}`).replaceAll('%2F', '/')
      try {
        await client.send(new CopyObjectCommand({ ...bucket, CopySource, Key: prefix + target }))
      } catch (error) {
        if (error instanceof NoSuchKey || (error as Error).name === 'NoSuchKey') return
        throw error
      }
      await client.send(new DeleteObjectCommand({ ...bucket, Key: prefix + path }))
    },

    close: async () => client.destroy(),
  }
}
