/** Accounts that are not used for this many days are to be reviewed. */
export const reviewDays = 90
