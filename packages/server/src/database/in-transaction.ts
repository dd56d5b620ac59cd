import type { Transaction } from './database.ts'

/** Runs work in a transaction: one of its own, or one that is open already. */
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
