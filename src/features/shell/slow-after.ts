/** Milliseconds after which waiting for a page shows. */
export const slowAfter = 200
