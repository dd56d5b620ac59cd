import { plural } from '../../../../format/plural.ts'
import { texts } from './texts.ts'

const feetPerMeter = 3.281
const feetPerMile = 5_280

/**
 * A position as text: "41.60012, -93.60911 (within 65 feet)".
 * @param accuracy in meters
 */
export function positionText({ latitude, longitude, accuracy }: Record<'latitude' | 'longitude' | 'accuracy', number>) {
  const feet = Math.max(10, Math.round((accuracy * feetPerMeter) / 5) * 5)
  const precision = feet < feetPerMile ? plural(feet, texts.feet) : plural(Math.round(feet / feetPerMile), texts.miles)
  return texts.position(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`, precision)
}
