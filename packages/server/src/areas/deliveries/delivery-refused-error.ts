import { ChangeRefusedError } from '../../http/outcome.ts'

/** A delivery could not be applied, discarded or taken back. */
export class DeliveryRefusedError extends ChangeRefusedError {
  override readonly name: string = 'DeliveryRefusedError'
}
