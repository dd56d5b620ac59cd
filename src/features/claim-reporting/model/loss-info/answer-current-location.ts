import type { DevicePosition } from '@captive/api-client/contract'
import type { FormStore } from '@captive/form-engine/store'

import { fillByLabelCode } from './fill-by-label-code.ts'
import type { FindPlace } from './find.ts'
import { positionText } from './position-text.ts'
import { texts } from './texts.ts'

/**
 * Answers the question for the location of the loss with the position of the device. The address replaces it once it is
 * found, unless the user has typed something else. Fills in city, state and ZIP code if they are blank.
 * @param key the key of the question about the location
 */
export async function answerCurrentLocation(
  store: FormStore,
  key: string,
  coords: DevicePosition & { accuracy: number },
  findPlace: FindPlace,
): Promise<void> {
  const position = positionText(coords)
  store.set(key, position)
  const { latitude, longitude } = coords
  const found = await findPlace({ latitude, longitude })
  if (found === null || store.answers()[key] !== position) return
  if (found.street) store.set(key, texts.addressAt(found.street, position))
  fillByLabelCode(store, { City: found.city, State: found.state, ZipCode: found.zip })
}
