import { join } from 'node:path'

import type { Config } from '../config/config.ts'
import type { FileStorage } from './file-storage.ts'
import { openFolder } from './folder.ts'

/**
 * The bucket of S3_URL, otherwise the folder `files` of the data folder. The S3 library is large, so it is loaded only
 * for a bucket.
 * @throws StorageUnavailableError when the bucket cannot be used
 */
export async function openFileStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStorage> {
  if (!bucket) return openFolder(join(dataDir, 'files'))
  const { openBucket } = await import('./bucket.ts')
  return openBucket(bucket)
}
