/** Adds dollar amounts, exact to the cent. Null counts as zero. */
export const addUp = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100
