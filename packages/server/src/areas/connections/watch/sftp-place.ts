import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, posix } from 'node:path'
import SftpClient from 'ssh2-sftp-client'

import type { SftpAddress } from '../../../config/watched-places.ts'
import { texts } from '../rules/texts.ts'
import type { ListedFile, OpenPlace } from './watched-place.ts'

/** How many levels of subfolders are searched. */
const deepest = 5

/** A folder on an SFTP server, whose host key must be the configured one. */
export async function openSftpPlace(address: SftpAddress): Promise<OpenPlace> {
  const { host, port, username, password, keyFile, folder, hostKey } = address
  const ignore = () => undefined // each call reports its own errors; by default the library prints them
  const client = new SftpClient('deliveries', { error: ignore, end: ignore, close: ignore })
  let isOtherKey = false
  await client
    .connect({
      host,
      port,
      username,
      readyTimeout: 20_000,
      ...(password !== undefined && { password }),
      ...(keyFile !== undefined && { privateKey: await readFile(keyFile) }),
      hostVerifier: (key: Buffer) => {
        const given = createHash('sha256').update(key).digest('base64').replace(/=+$/, '')
        isOtherKey = given !== hostKey
        return !isOtherKey
      },
    })
    .catch((error: unknown) => {
      throw isOtherKey ? new Error(texts.otherHostKey, { cause: error }) : error
    })
  const pathOf = (path: string) => posix.join(folder === '' ? '/' : folder, path)

  async function listFolder(below: string, depth: number): Promise<ListedFile[]> {
    const entries = await client.list(pathOf(below))
    const files: ListedFile[] = []
    for (const { name, type, size, modifyTime } of entries) {
      const path = posix.join(below, name)
      if (type === '-') files.push({ path, size, modified: modifyTime })
      if (type === 'd' && depth < deepest) files.push(...(await listFolder(path, depth + 1)))
    }
    return files
  }

  return {
    list: () => listFolder('', 0),

    async download(path, target) {
      await client.get(pathOf(path), target)
    },

    async move(path, target) {
      if ((await client.exists(pathOf(path))) === false) return
      await client.mkdir(dirname(pathOf(target)), true)
      await client.rename(pathOf(path), pathOf(target))
    },

    async close() {
      await client.end()
    },
  }
}
