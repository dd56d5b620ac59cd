import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { memberCompany } from '../../test/claim-bodies.ts'
import { signedIn } from '../../test/server-process.ts'
import { beginUpload, uploadBody } from '../../test/multipart.ts'
import { TrialFailedError, type Trial } from '../trial.ts'

const clients = 50
/** Milliseconds after which the server has closed a connection without a complete header: Node's minute, and its checks. */
const headerPatience = 100_000
/** Pieces of a slow upload, one a second: slower than any phone. */
const pieces = 20
const body = uploadBody('slow.txt', 'seen from the road '.repeat(2_000))

export const slowClients: Trial = {
  name: 'slow clients',
  does: 'Holds connections that dribble their header, which the server closes after a minute, and as many that dribble an upload, which succeeds, while others report claims.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: false,
  async run({ random, open, count, settle, note }) {
    const site = await open()
    await site.begin()
    const { address } = site.server
    const { api, token } = await signedIn(address, 'staff.admin@demo.example')
    const slowSenders = Array.from({ length: clients }, () => sendHeaderSlowly(address))
    const uploads = Array.from({ length: clients }, () => uploadSlowly(address, token, random.whole(0, 900)))
    count(2 * clients)
    const times: number[] = []
    for (let read = 0; read < 50; read++) {
      const begun = performance.now()
      await api.getFNOLReports({ query: { ClientId: memberCompany, limit: 10 } })
      times.push(performance.now() - begun)
      await sleep(200)
    }
    const statuses = await Promise.all(uploads)
    if (statuses.some((status) => status !== 200)) throw new TrialFailedError(`Slow uploads: ${statuses.join(', ')}`)
    const closed = await Promise.all(slowSenders)
    if (closed.includes(false)) throw new TrialFailedError('The server keeps connections without a complete header.')
    note(`All slow uploads succeeded; a read beside them took ${Math.round(Math.max(...times))} ms at most.`)
    await settle(site)
  },
}

/** Sends a header byte by byte. Returns whether the server closes the connection in time. */
async function sendHeaderSlowly(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume()
  const closed = once(socket, 'close').then(() => true)
  socket.write('GET /readyz HTTP/1.1\r\nHost: portal.example\r\nX-Slow: ')
  const timer = setInterval(() => socket.write('a'), 1_000)
  const isClosed = await Promise.race([closed, sleep(headerPatience, false, { ref: false })])
  clearInterval(timer)
  socket.destroy()
  return isClosed
}

/** Uploads a file piece by piece. Returns the status of the answer. */
async function uploadSlowly(address: string, token: string, delay: number): Promise<number | undefined> {
  await sleep(delay)
  const call = beginUpload(address, token, body.length)
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  const length = Math.ceil(body.length / pieces)
  for (let start = 0; start < body.length; start += length) {
    call.write(body.slice(start, start + length))
    await sleep(1_000)
  }
  call.end()
  const [answer] = await answered
  answer.resume()
  return answer.statusCode
}
