import { ChangeRefusedError } from '../../../http/outcome.ts'

/** A change of a connection was refused. The message tells the user why. */
export class ConnectionRefusedError extends ChangeRefusedError {
  override readonly name = 'ConnectionRefusedError'
}
