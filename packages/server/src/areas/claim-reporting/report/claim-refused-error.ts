import { ChangeRefusedError } from '../../../http/outcome.ts'

/** A claim report was refused. The message tells the reporter why (core §7, §8). */
export class ClaimRefusedError extends ChangeRefusedError {
  override readonly name = 'ClaimRefusedError'
}
