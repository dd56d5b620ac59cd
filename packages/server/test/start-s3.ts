import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'

export interface TestS3 {
  /** For S3_URL. */
  url: string
  /** Bytes of bodies that arrived so far. */
  received: () => number
  /** Uploads in parts that were neither completed nor aborted. */
  unfinished: () => Promise<string[]>
  close: () => Promise<void>
}

interface StoredUpload {
  key: string
  uploadId: string
}

/**
 * A server that speaks S3, with a bucket `files`: fauxqs behind a proxy, which counts what arrives and answers
 * ListMultipartUploads, since fauxqs does not know it.
 */
export async function startS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'captive-portal-s3-'))
  const s3 = await startFauxqs({ port: 0, logger: false, s3StorageDir: folder })
  s3.createBucket('files')
  let received = 0

  const uploads = async (): Promise<StoredUpload[]> => {
    const ids = await readdir(join(folder, '_multipart')).catch(() => [])
    const found = ids.map(async (id) => {
      // One that ended meanwhile is gone, one that is just beginning half written.
      const text = await readFile(join(folder, '_multipart', id, '.upload.json'), 'utf8').catch(() => '')
      return text.trimEnd().endsWith('}') ? [JSON.parse(text) as StoredUpload] : []
    })
    return (await Promise.all(found)).flat()
  }

  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = incoming
    const outgoing = request({ port: s3.port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.on('data', (chunk: Buffer) => (received += chunk.length)).pipe(outgoing)
  }

  const proxy = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://s3')
    if (incoming.method !== 'GET' || !searchParams.has('uploads')) return pass(incoming, response)
    void uploads().then((all) => response.end(listing(pathname, searchParams.get('prefix') ?? '', all)))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://KEY:SECRET@127.0.0.1:${(proxy.address() as AddressInfo).port}/files`,
    received: () => received,
    unfinished: async () => (await uploads()).map(({ key }) => key),
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await s3.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const listing = (bucket: string, prefix: string, uploads: StoredUpload[]) =>
  `<ListMultipartUploadsResult><Bucket>${bucket}</Bucket>${uploads
    .filter(({ key }) => key.startsWith(prefix))
    .map(
      ({ key, uploadId }) =>
        `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId><Initiated>${new Date().toISOString()}</Initiated></Upload>`,
    )
    .join('')}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`
