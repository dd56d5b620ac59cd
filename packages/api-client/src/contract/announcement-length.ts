/** How many characters an announcement has at most; its field counts down to the same. */
export const announcementLength = 5_000
