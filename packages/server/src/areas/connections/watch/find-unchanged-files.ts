import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { insertRows } from '../../../database/insert-rows.ts'
import { watchedSightings } from '../../../database/tables/connections.ts'
import type { ListedFile } from './watched-place.ts'

/** The folder for files that became deliveries. It is inside the place and is not watched. */
export const doneFolder = 'done'
/** The folder for files whose delivery needs review by staff. The guide for operators names it. */
export const attentionFolder = 'needs a person'

/** Names of files that a program is still writing. */
const unfinished = /(?:^|\/)[.~]|\.(?:part|partial|filepart|tmp|temp|crdownload|uploading)$/i

const isCompleteFile = ({ path }: ListedFile): boolean =>
  ![doneFolder, attentionFolder].includes(path.split('/')[0] ?? '') && !unfinished.test(path)

/** The files that have not changed since the previous look. Stores the current listing for the next look. */
export async function findUnchangedFiles(
  tx: Transaction<'system'>,
  setting: string,
  listedFiles: readonly ListedFile[],
): Promise<ListedFile[]> {
  const files = listedFiles.filter(isCompleteFile)
  const ofPlace = eq(watchedSightings.Setting, setting)
  const before = await tx.select().from(watchedSightings).where(ofPlace)
  const known = new Map(before.map(({ Path, Size, Modified }) => [Path, `${Size} ${Modified}`]))
  await tx.delete(watchedSightings).where(ofPlace)
  const sightings = files.map(({ path, size, modified }) => ({
    ...{ Setting: setting, Path: path },
    ...{ Size: size, Modified: modified },
  }))
  await insertRows(tx, watchedSightings, sightings)
  return files.filter(({ path, size, modified }) => known.get(path) === `${size} ${modified}`)
}
