/** Whether a text has the shape of an e-mail address; whether it exists only a mail can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

export const invalidEmail = 'Please enter a valid email address.'
