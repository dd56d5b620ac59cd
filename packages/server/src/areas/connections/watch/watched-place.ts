import type { WatchedSetting } from '../../../config/watched-places.ts'
import { openBucketPlace } from './bucket-place.ts'
import { openFolderPlace } from './folder-place.ts'
import { openSftpPlace } from './sftp-place.ts'

/** A file in a watched place. */
export interface ListedFile {
  /** The path relative to the place, with slashes. */
  path: string
  /** Bytes. */
  size: number
  /** Milliseconds since 1970, by the clock of the place. */
  modified: number
}

/** An open connection to a watched place. */
export interface OpenPlace {
  /** The files in the place and in its subfolders. */
  list(): Promise<ListedFile[]>
  /** Downloads a file to a local path. */
  download(path: string, target: string): Promise<void>
  /** Moves a file within the place and creates the target folder. Does nothing if the file is gone. */
  move(path: string, target: string): Promise<void>
  close(): Promise<void>
}

export function openPlace(place: WatchedSetting): Promise<OpenPlace> {
  switch (place.setting) {
    case 'WATCH_FOLDER':
      return openFolderPlace(place.folder)
    case 'WATCH_S3':
      return openBucketPlace(place.bucket, place.prefix)
    case 'WATCH_SFTP':
      return openSftpPlace(place.sftp)
  }
}
