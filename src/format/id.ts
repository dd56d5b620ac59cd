/** The largest id that the server takes. */
const largest = 2_147_483_647

/** Whether a part of a path can be the id of something; of nothing else the server has to be asked. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largest
