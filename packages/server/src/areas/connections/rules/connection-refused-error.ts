import { ChangeRefusedError } from '../../../http/outcome.ts'

/** A change of a connection that is refused; the message tells the user why. */
export class ConnectionRefusedError extends ChangeRefusedError {
  override readonly name = 'ConnectionRefusedError'
}
