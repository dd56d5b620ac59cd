import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3'

/** The smallest part that S3 accepts, except for the last part. */
const partLength = 5 * 1_048_576

/**
 * Uploads content of unknown length: in one request if it fits into one part, otherwise as a multipart upload. Keeps
 * only one part in memory. After a failure nothing stays in the bucket.
 */
export async function sendInParts(
  client: S3Client,
  target: { Bucket: string; Key: string },
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const sent: CompletedPart[] = []
  let UploadId: string | undefined
  try {
    for await (const Body of partsOf(content)) {
      if (Body.length < partLength && sent.length === 0) {
        await client.send(new PutObjectCommand({ ...target, Body }))
        return
      }
      UploadId ??= (await client.send(new CreateMultipartUploadCommand(target))).UploadId
      const PartNumber = sent.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }))
      sent.push({ ETag, PartNumber })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: sent } }))
  } catch (error) {
    // If the abort fails too, the clean-up removes the upload.
    if (UploadId) await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined)
    throw error
  }
}

/** Yields full parts and the rest. All share one buffer, so send each part before requesting the next. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const part = Buffer.allocUnsafe(partLength)
  let filled = 0
  let isFirst = true
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.length;) {
      const copied = chunk.copy(part, filled, taken)
      taken += copied
      filled += copied
      if (filled < partLength) continue
      yield part
      filled = 0
      isFirst = false
    }
  }
  if (filled > 0 || isFirst) yield part.subarray(0, filled)
}
