import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

import { commonPasswords } from './common-passwords.ts'

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

/** What is wrong with a new password, or undefined: at least 12 characters, and not a common one (AMB-036). */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length < 12) return 'The password needs at least 12 characters.'
  if (isCommon(password.toLowerCase())) return 'This password is too common. Please choose another one.'
  return undefined
}

/** On the list, or one of its entries or a few characters over and over. */
function isCommon(password: string): boolean {
  if (commonPasswords.has(password)) return true
  const unit = /^(.+?)\1+$/.exec(password)?.[1]
  return unit !== undefined && (unit.length <= 4 || commonPasswords.has(unit))
}
