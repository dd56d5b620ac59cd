import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { recoveryCodes } from '../database/tables/credentials.ts'
import { hashToken } from '../sealing/token.ts'

/** The number of codes in a set. */
const codes = 10

/** Leaves out characters that look alike on paper. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

const groups = 3
const charactersOfGroup = 4

/** Adds recovery codes, for example `k7mq-3x9d-p2vh`. Call this after revoking the earlier ones. */
export async function makeRecoveryCodes(tx: Transaction<'system'>, userId: number): Promise<string[]> {
  const made = Array.from({ length: codes }, newCode)
  await tx.insert(recoveryCodes).values(made.map((code) => ({ UsersRecId: userId, hash: hashOf(userId, code) })))
  return made
}

/** Whether a code belongs to the account. A code can be used once. */
export async function useRecoveryCode(tx: Transaction<'system'>, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.UsersRecId, userId), eq(recoveryCodes.hash, hashOf(userId, code))))
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

export async function countRecoveryCodes(tx: Transaction<'system'>, userId: number): Promise<number> {
  const [row] = await tx.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.UsersRecId, userId))
  return row?.left ?? 0
}

/** Hashes only letters and digits, so that case, spaces and dashes do not matter. */
const hashOf = (userId: number, code: string) =>
  hashToken(`recovery:${userId}:${code.toLowerCase().replaceAll(/[^\da-z]/g, '')}`)

const newCode = () => Array.from({ length: groups }, newGroup).join('-')

const newGroup = () =>
  Array.from({ length: charactersOfGroup }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
