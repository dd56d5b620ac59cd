import { ChangeRefusedError } from '../../http/outcome.ts'

/** An item cannot be marked; the message tells why. */
export class AttentionRefusedError extends ChangeRefusedError {
  override readonly name = 'AttentionRefusedError'
}
