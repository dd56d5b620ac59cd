import { S3Client } from '@aws-sdk/client-s3'

import type { BucketAddress } from '../config/bucket-address.ts'

/** A client for an S3-compatible server. */
export const openS3 = ({ endpoint, region, accessKeyId, secretAccessKey }: BucketAddress): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true, // works with every S3 server and needs no DNS name per bucket
    // Not every S3 server supports the newer checksums, and signatures already cover the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 10_000,
      socketTimeout: 60_000,
      httpAgent: { maxSockets: 500 }, // a slow reader occupies one socket
      httpsAgent: { maxSockets: 500 },
    },
  })
