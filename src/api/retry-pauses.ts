/** The pauses in milliseconds before each retry of a call that is safe to repeat: a minute in total. */
export const minuteOfRetries: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]
