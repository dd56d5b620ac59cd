import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The test file of the European Institute for Computer Antivirus Research, in parts so that no scanner stops at this one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join(''),
)

export interface TestClamd {
  url: string
  /** Sets the behavior of the scanner. A stalled scanner accepts connections and never responds. */
  mode: 'working' | 'stalled' | 'down'
  close: () => Promise<void>
}

/** A server on loopback that speaks the part of clamd's protocol that the portal uses, and finds EICAR in any file. */
export async function startClamd(): Promise<TestClamd> {
  const sockets = new Set<Socket>()
  const clamd: TestClamd = {
    url: '',
    mode: 'working',
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (clamd.mode === 'down') socket.destroy()
    if (clamd.mode !== 'working') return
    let received = Buffer.alloc(0)
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data])
      const content = contentOf(received)
      if (content) socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  clamd.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return clamd
}

const command = Buffer.from('zINSTREAM\0')

/** The content of a complete INSTREAM command; undefined while it is incomplete. */
function contentOf(received: Buffer): Buffer | undefined {
  if (received.length < command.length) return undefined
  if (!received.subarray(0, command.length).equals(command)) throw new TypeError('The command is no INSTREAM.')
  const chunks: Buffer[] = []
  for (let place = command.length; place + 4 <= received.length;) {
    const length = received.readUInt32BE(place)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(place + 4, place + 4 + length))
    place += 4 + length
  }
  return undefined
}
