import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

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

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

/** Words that somebody guesses first at this portal. */
const ofThePortal = ['captive', 'member', 'portal', 'insurance', 'memberportal']

/** Says how many guesses a password stands: the best of five grades begins at 10,000 million. */
const best = 4

/**
 * What is wrong with a new password, or undefined: at least 12 characters, and none that is guessed soon by who knows
 * dictionaries, keyboards and what the user is called (AMB-036).
 */
export function passwordProblem(password: string, names: readonly string[]): string | undefined {
  if ([...password].length < 12) return 'The password needs at least 12 characters.'
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { score } = judge.check(password, [...ofThePortal, ...words])
  return score < best ? 'This password is too common. Please choose another one.' : undefined
}
