import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

import type { Threads } from '../threads/threads.ts'
import { workerModule } from '../threads/worker-module.ts'
import type { isSoonGuessed } from './judge-password.ts'

const derive = promisify(argon2)

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } satisfies Partial<Argon2Parameters>

/** Argon2id as a PHC string, which names its own cost so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, nonce, message: password.normalize('NFC') })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Takes as long for an account without a password (`undefined`), so that its absence does not show. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , costs = '', nonce = '', tag = ''] = (hash ?? nobody).split('$')
  const [memory = 0, passes = 0, parallelism = 0] = costs.split(',').map((part) => Number(part.slice(2)))
  const expected = Buffer.from(tag, 'base64')
  const given = await derive('argon2id', {
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
    nonce: Buffer.from(nonce, 'base64'),
    message: password.normalize('NFC'),
  })
  return timingSafeEqual(given, expected) && hash !== undefined
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`

/** More characters than these are not judged: what begins with so many good ones is a good password. */
const mostJudged = 64

/**
 * What is wrong with a new password, or undefined: at least 12 characters, and none that is soon guessed by somebody who
 * knows what the user is called (AMB-036). Judged in a worker thread: ask only for who may set one.
 * @throws BusyError when too many passwords wait to be judged
 */
export async function passwordProblem(
  threads: Threads,
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  const characters = [...password]
  if (characters.length < 12) return 'The password needs at least 12 characters.'
  const judged = characters.slice(0, mostJudged).join('')
  const module = workerModule('judge-password', import.meta.url)
  const isGuessed = await threads.run<typeof isSoonGuessed>(module, 'isSoonGuessed', { password: judged, names })
  return isGuessed ? 'This password is too common. Please choose another one.' : undefined
}
