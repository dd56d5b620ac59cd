/** The command line was called in a way that it does not understand. It ends with exit code 2. */
export class MisuseError extends Error {
  override name = 'MisuseError'
}
