import { ChangeRefusedError } from '../../http/outcome.ts'

/** An item could not be marked. The message says why. */
export class AttentionRefusedError extends ChangeRefusedError {
  override readonly name = 'AttentionRefusedError'
}
