import type { Call } from '../../../http/route.ts'
import type { Session } from '../../../session/session.ts'

/** Who orders a pack, and their transactions. */
export interface Caller {
  session: Session
  inTransaction: Call<never>['inTransaction']
}

/** A PDF that the server made for a company. */
export interface MadeDocument {
  bytes: Buffer
  fileName: string
  description: string
  /** The code of its type. */
  code: string
  clientId: number
  programId: number | null
  /** yyyy-MM-dd */
  day: string
  /** The permission codes that a reader needs beside those of the category. */
  requires: string[]
}
