import type { WatchedSetting } from '../../../config/watched-places.ts'
import { openBucketPlace } from './bucket-place.ts'
import { openFolderPlace } from './folder-place.ts'
import { openSftpPlace } from './sftp-place.ts'

/** A file in a watched place. */
export interface LyingFile {
  /** Below the place, with slashes. */
  path: string
  /** Bytes. */
  size: number
  /** Milliseconds since 1970, by the clock of the place. */
  modified: number
}

/** A watched place while the server looks at it. */
export interface OpenPlace {
  /** The files in it and in the folders below. */
  list(): Promise<LyingFile[]>
  /** Copies a file into one of this machine. */
  download(path: string, target: string): Promise<void>
  /** Moves a file within the place, and makes its folder. Does nothing if it is gone. */
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
