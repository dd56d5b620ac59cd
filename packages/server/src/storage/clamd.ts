import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import type { Clamd } from '../config/clamd-address.ts'

/** The scanner's result for a file. `finding` is the name of the virus. */
export type Verdict = { state: 'clean'; finding: null } | { state: 'infected'; finding: string }

/** The scanner gave no verdict: it is down, it is stuck, or it refuses the file. */
export class NoVerdictError extends Error {
  override readonly name = 'NoVerdictError'
}

/**
 * Sends a file to clamd with the command INSTREAM, and reads the verdict.
 * @throws NoVerdictError
 */
export async function scanWithClamd({ address, timeout }: Clamd, content: Readable): Promise<Verdict> {
  const socket = connect(address)
  socket.setTimeout(timeout, () => socket.destroy(new NoVerdictError('It did not respond.')))
  const ended = new AbortController()
  try {
    send(socket, toFrames(content), ended.signal).catch((error: unknown) => socket.destroy(error as Error))
    return readVerdict(await text(socket))
  } catch (cause) {
    if (cause instanceof NoVerdictError) throw cause
    throw new NoVerdictError('The connection failed.', { cause })
  } finally {
    ended.abort()
    socket.destroy()
    content.destroy()
  }
}

/** The socket stays open after the file, because clamd sends its verdict on it. */
async function send(socket: Socket, frames: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
  for await (const frame of frames) if (!socket.write(frame)) await once(socket, 'drain', { signal })
}

/** The length of each chunk, in four bytes, comes before the chunk. A length of zero ends the file. */
async function* toFrames(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content) {
    if (chunk.length === 0) continue
    yield lengthOf(chunk)
    yield chunk
  }
  yield Buffer.alloc(4)
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

function readVerdict(answer: string): Verdict {
  const response = answer.replace(/\0$/, '').trim()
  if (response === 'stream: OK') return { state: 'clean', finding: null }
  const finding = /^stream: (.+) FOUND$/.exec(response)?.[1]
  if (finding === undefined) throw new NoVerdictError(`It responded: ${response.slice(0, 200)}`)
  return { state: 'infected', finding }
}
