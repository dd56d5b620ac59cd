import { ChangeRefusedError } from '../../../http/outcome.ts'

/** A message or files about a claim were refused. */
export class ClaimMessageRefusedError extends ChangeRefusedError {
  override readonly name = 'ClaimMessageRefusedError'
}
