/** A mail with the soft line breaks of quoted-printable removed, so that a test finds a sentence in it. */
export const readable = (mail = ''): string => mail.replaceAll(/=\r?\n/g, '')
