/** The largest id that the server accepts. */
const largest = 2_147_483_647

/** Whether a path segment is a valid id. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest
