import { ChangeRefusedError } from '../../http/outcome.ts'

/** A claim that is not taken (core §7, §8). */
export class ClaimRefusedError extends ChangeRefusedError {
  override readonly name = 'ClaimRefusedError'
}
