import { join } from 'node:path'

import type { Config } from '../config/config.ts'
import { openFolder } from './folder.ts'
import { addScanner, type ScannedStorage } from './scanned-storage.ts'

/**
 * Opens the bucket of S3_URL, or the folder `files` of the data folder, with the scanner of CLAMD_URL. Loads the S3
 * library only for a bucket, because it is large.
 * @throws StorageUnavailableError when the bucket cannot be used
 */
export async function openFileStorage({
  bucket,
  dataDir,
  clamd,
}: Pick<Config, 'bucket' | 'dataDir' | 'clamd'>): Promise<ScannedStorage> {
  if (!bucket) return addScanner(await openFolder(join(dataDir, 'files')), clamd)
  const { openBucket } = await import('./bucket.ts')
  return addScanner(await openBucket(bucket), clamd)
}
