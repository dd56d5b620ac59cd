import { join } from 'node:path'

import type { Config } from '../config/config.ts'
import { openBucket } from './bucket.ts'
import type { FileStorage } from './file-storage.ts'
import { openFolder } from './folder.ts'

/**
 * The bucket of S3_URL where that is given, otherwise the folder `files` of the data folder.
 * @throws StorageUnavailableError when the bucket cannot be used
 */
export const openFileStorage = (config: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStorage> =>
  config.bucket ? openBucket(config.bucket) : openFolder(join(config.dataDir, 'files'))
