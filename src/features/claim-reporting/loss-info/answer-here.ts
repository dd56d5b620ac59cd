import type { DevicePosition, FoundPlace } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'

import { fillByCode } from './fill-by-code.ts'
import { hereInWords } from './here-in-words.ts'

/** Tells the address at a position; null where nobody knows it. */
export type FindPlace = (position: DevicePosition) => Promise<FoundPlace | null>

/**
 * Answers where it happened with where the device is: its position at once, and the address as soon as it is known, unless
 * somebody typed something else meanwhile. City, state and ZIP code are filled in where they are blank.
 * @param key of the question for the place
 */
export async function answerHere(
  session: FormSession,
  key: string,
  coords: DevicePosition & { accuracy: number },
  findPlace: FindPlace,
): Promise<void> {
  const words = hereInWords(coords)
  session.set(key, words)
  const { latitude, longitude } = coords
  const found = await findPlace({ latitude, longitude })
  if (found === null || session.answers()[key] !== words) return
  if (found.street) session.set(key, `${found.street}, at ${words}`)
  fillByCode(session, { City: found.city, State: found.state, ZipCode: found.zip })
}
