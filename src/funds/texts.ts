export const texts = {
  asOf: (date: string) => `as of ${date}`,
  unchanged: 'unchanged',
  up: (share: string) => `up ${share}`,
  down: (share: string) => `down ${share}`,
  earlierYears: 'Earlier years',
  allYears: 'All years',
  allFunds: 'All funds',
  balanceByYear: 'Balance by premium year',
  fundByYear: (fund: string) => `${fund} by premium year`,
}
