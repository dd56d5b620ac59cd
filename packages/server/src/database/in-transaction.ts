import type { Transaction } from './database.ts'
import type { Scope } from './scope.ts'

/** Runs work in a transaction: a new one, or one that is already open. */
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** The same in the scope of a session, which `work` gets for its conditions. */
export type InSessionTransaction = <T>(work: (tx: Transaction, scope: Scope) => Promise<T>) => Promise<T>
