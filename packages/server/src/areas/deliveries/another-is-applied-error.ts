import { DeliveryRefusedError } from './delivery-refused-error.ts'
import { texts } from './texts.ts'

/** Another delivery is being applied or taken back. The caller can retry later. */
export class AnotherIsAppliedError extends DeliveryRefusedError {
  override readonly name = 'AnotherIsAppliedError'

  constructor() {
    super(texts.anotherIsApplied)
  }
}
