import { ChangeRefusedError } from '../../../http/outcome.ts'

/** Records could not be written or taken back. */
export class RecordsRefusedError extends ChangeRefusedError {
  override readonly name = 'RecordsRefusedError'
}
