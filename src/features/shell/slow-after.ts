/** Milliseconds before a loading page shows progress. */
export const slowAfter = 200
