import { ChangeRefusedError } from '../../http/outcome.ts'

/** A request that is not taken. */
export class EndorsementRefusedError extends ChangeRefusedError {
  override readonly name = 'EndorsementRefusedError'
}
