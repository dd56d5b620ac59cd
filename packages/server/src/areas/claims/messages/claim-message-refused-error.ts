import { ChangeRefusedError } from '../../../http/outcome.ts'

/** A message or files of a claim are refused. */
export class ClaimMessageRefusedError extends ChangeRefusedError {
  override readonly name = 'ClaimMessageRefusedError'
}
