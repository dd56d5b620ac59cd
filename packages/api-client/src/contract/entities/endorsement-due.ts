/** Endorsements are processed within this many days (areas §9). */
export const endorsementDays = 45

/**
 * The date by which a request is processed.
 * @param requestedOn yyyy-MM-dd
 */
export function endorsementDueOn(requestedOn: string): string {
  const day = new Date(`${requestedOn}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + endorsementDays)
  return day.toISOString().slice(0, 10)
}
