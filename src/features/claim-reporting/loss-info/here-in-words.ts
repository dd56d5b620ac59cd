const feetPerMeter = 3.281

/**
 * A position as it stands in a report: "41.60012, -93.60911 (within 65 feet)".
 * @param accuracy in meters
 */
export function hereInWords({ latitude, longitude, accuracy }: Record<'latitude' | 'longitude' | 'accuracy', number>) {
  const feet = Math.max(10, Math.round((accuracy * feetPerMeter) / 5) * 5)
  const precision = feet < 5_280 ? `${feet} feet` : `${Math.round(feet / 5_280)} miles`
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)} (within ${precision})`
}
