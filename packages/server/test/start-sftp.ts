import { createHash, generateKeyPairSync } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, readdir, rename, stat, type FileHandle } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { OPEN_MODE, STATUS_CODE } = utils.sftp

export interface TestSftp {
  port: number
  /** As `ssh-keygen -lf` prints it. */
  hostKey: string
  password: string
  close: () => Promise<void>
}

/** An SFTP server on loopback that serves a folder of this machine to one user, with the calls that a client needs. */
export async function startSftp(folder: string): Promise<TestSftp> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const parsed = utils.parseKey(privateKey)
  if (parsed instanceof Error || Array.isArray(parsed)) throw new TypeError('The key cannot be read.')
  const fingerprint = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '')
  const password = 'lantern-7-quay'
  const clients = new Set<Connection>()
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    clients.add(client)
    client.on('error', () => undefined)
    client.on('close', () => clients.delete(client))
    client.on('authentication', (attempt) => {
      if (attempt.method === 'password' && attempt.username === 'keel' && attempt.password === password)
        attempt.accept()
      else attempt.reject(['password'])
    })
    client.on('ready', () =>
      client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serve(acceptSftp(), folder))),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    hostKey: `SHA256:${fingerprint}`,
    password,
    async close() {
      for (const client of clients) client.end()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Opened = { file: FileHandle } | { names: string[]; path: string }

function serve(sftp: SFTPWrapper, folder: string): void {
  const opened: Opened[] = []
  const local = (path: string) => join(folder, path)
  const keep = (one: Opened): Buffer => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(opened.push(one) - 1)
    return handle
  }
  const found = (handle: Buffer) => opened[handle.readUInt32BE(0)]
  /** Answers by the outcome of work; what throws is a file that is not there. */
  const answer = (id: number, work: () => Promise<unknown>) =>
    void work().catch((error: NodeJS.ErrnoException) =>
      sftp.status(id, error.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE),
    )
  const show = (id: number, path: string) =>
    answer(id, async () => sftp.attrs(id, attributesOf(await stat(local(path)))))

  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: {} as Attributes }]))
  sftp.on('STAT', show)
  sftp.on('LSTAT', show)
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () => sftp.handle(id, keep({ names: await readdir(local(path)), path }))),
  )
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const folderHandle = found(handle)
      if (!folderHandle || !('names' in folderHandle) || folderHandle.names.length === 0)
        return sftp.status(id, STATUS_CODE.EOF)
      const names = folderHandle.names.splice(0)
      const entries = names.map(async (filename) => {
        const attrs = attributesOf(await stat(local(join(folderHandle.path, filename))))
        return { filename, attrs, longname: `${(attrs.mode & 0o170000) === 0o040000 ? 'd' : '-'}rw-r--r-- ${filename}` }
      })
      sftp.name(id, await Promise.all(entries))
    }),
  )
  sftp.on('OPEN', (id, path, flags) =>
    answer(id, async () => {
      if ((flags & OPEN_MODE.WRITE) !== 0) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED)
      sftp.handle(id, keep({ file: await open(local(path)) }))
    }),
  )
  sftp.on('FSTAT', (id, handle) =>
    answer(id, async () => {
      const one = found(handle)
      if (one && 'file' in one) sftp.attrs(id, attributesOf(await one.file.stat()))
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const one = found(handle)
      if (!one || !('file' in one)) return sftp.status(id, STATUS_CODE.FAILURE)
      const { bytesRead, buffer } = await one.file.read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, buffer.subarray(0, bytesRead))
    }),
  )
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      const one = found(handle)
      if (one && 'file' in one) await one.file.close()
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
  sftp.on('MKDIR', (id, path) =>
    answer(id, async () => {
      await mkdir(local(path))
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      await rename(local(from), local(to))
      sftp.status(id, STATUS_CODE.OK)
    }),
  )
}

const attributesOf = ({ mode, size, mtimeMs, atimeMs }: Stats): Attributes => ({
  mode,
  uid: 0,
  gid: 0,
  size,
  atime: Math.floor(atimeMs / 1000),
  mtime: Math.floor(mtimeMs / 1000),
})
