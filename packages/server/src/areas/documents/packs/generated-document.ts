import type { InSessionTransaction } from '../../../database/in-transaction.ts'
import type { Session } from '../../../session/session.ts'

/** The user who orders a pack, and a function that opens a transaction for that user. */
export interface Caller {
  session: Session
  inTransaction: InSessionTransaction
}

/** A PDF that the server generated for a company. */
export interface GeneratedDocument {
  bytes: Buffer
  fileName: string
  description: string
  /** The code of the document type. */
  code: string
  clientId: number
  programId: number | null
  /** yyyy-MM-dd */
  day: string
  /** The permission codes that a reader needs in addition to those of the category. */
  requires: string[]
}
