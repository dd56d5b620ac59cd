/** Why a zip could not be unpacked. */
export const texts = {
  encrypted: (file: string) => `${file} is protected with a password. Send it without one.`,
  damaged: (file: string) => `${file} is damaged or was cut off. Send it again.`,
  empty: (file: string) => `${file} has no files.`,
  tooMany: (file: string, most: number) => `${file} has more than ${most} files. Split it.`,
  tooLarge: (file: string) => `${file} is too large when it is unpacked. Split it.`,
}
