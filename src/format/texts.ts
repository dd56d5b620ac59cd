export const texts = {
  asOf: (days: string) => `as of ${days}`,
}
