/** Pauses before each further try of a call that is safe to repeat, in milliseconds: a minute in all. */
export const minuteOfRetries: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]
