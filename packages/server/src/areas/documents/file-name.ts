/** The name of a file as somebody gave it, without folders and control characters; only ever a label. */
export const fileNameOf = (given: string): string =>
  given
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}/gu, '')
    .slice(-255) || 'file'
