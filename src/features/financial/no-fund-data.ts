/** What stands where a company has no fund analysis (FIN-007). */
export const noFundData = 'No Member Fund Data Found.'
