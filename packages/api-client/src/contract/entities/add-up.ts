/** What dollars make together, exact to the cent; null adds nothing. */
export const addUp = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100
