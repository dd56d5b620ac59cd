const feetPerMeter = 3.281
const feetPerMile = 5_280

/**
 * A position as it stands in a report: "41.60012, -93.60911 (within 65 feet)".
 * @param accuracy in meters
 */
export function hereInWords({ latitude, longitude, accuracy }: Record<'latitude' | 'longitude' | 'accuracy', number>) {
  const feet = Math.max(10, Math.round((accuracy * feetPerMeter) / 5) * 5)
  const miles = Math.round(feet / feetPerMile)
  const precision = feet < feetPerMile ? `${feet} feet` : `${miles} ${miles === 1 ? 'mile' : 'miles'}`
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)} (within ${precision})`
}
