import type { Transaction } from './database.ts'

/** Runs work in a transaction: a new one, or one that is already open. */
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
