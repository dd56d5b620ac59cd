/** An e-mail address as accounts hold it: one text, however it was typed. */
export const plainAddress = (typed: string): string => typed.trim().toLowerCase()
