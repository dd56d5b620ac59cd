/** Why a zip could not be unpacked. */
export const texts = {
  encrypted: (file: string) => `${file} is password-protected. Send it without a password.`,
  damaged: (file: string) => `${file} is damaged or incomplete. Send it again.`,
  empty: (file: string) => `${file} contains no files. Add the files and send it again.`,
  tooMany: (file: string, max: number) => `${file} has more than ${max} files. Split it.`,
  tooLarge: (file: string) => `${file} is too large after unpacking. Split it.`,
}
