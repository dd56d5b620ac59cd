import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

import type { Threads } from '../threads/threads.ts'
import { workerModule } from '../threads/worker-module.ts'
import type { isGuessable } from './guessable-password.ts'
import { texts } from './texts.ts'

const derive = promisify(argon2)

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } satisfies Partial<Argon2Parameters>

/** Argon2id as a PHC string. The string contains its cost, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, nonce, message: password.normalize('NFC') })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Takes the same time for an account without a password (`undefined`), so that timing does not reveal it. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , costs = '', nonce = '', tag = ''] = (hash ?? dummyHash).split('$')
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

const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`

/** The number of characters that are checked. A password whose first 64 characters are hard to guess is strong. */
const maxCheckedCharacters = 64

const minCharacters = 12

/**
 * The problem of a new password, or undefined. It needs 12 characters and must not be easy to guess for someone who
 * knows the user's names (AMB-036). The check runs in a worker thread, so verify first that the caller may set a
 * password.
 * @throws BusyError when too many checks are waiting
 */
export async function passwordProblem(
  threads: Threads,
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  const characters = [...password]
  if (characters.length < minCharacters) return texts.passwordTooShort(minCharacters)
  const checked = characters.slice(0, maxCheckedCharacters).join('')
  const module = workerModule('guessable-password', import.meta.url)
  const isWeak = await threads.run<typeof isGuessable>(module, 'isGuessable', { password: checked, names })
  return isWeak ? texts.passwordTooCommon : undefined
}
