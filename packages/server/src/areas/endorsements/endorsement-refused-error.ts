import { ChangeRefusedError } from '../../http/outcome.ts'

/** A change request was refused. */
export class EndorsementRefusedError extends ChangeRefusedError {
  override readonly name = 'EndorsementRefusedError'
}
