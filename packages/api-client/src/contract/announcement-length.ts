/** The maximum number of characters in an announcement. Its field counts down from this number. */
export const announcementLength = 5_000
