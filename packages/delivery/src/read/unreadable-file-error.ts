/** The file cannot be read. The message is shown to the user who uploaded it. */
export class UnreadableFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnreadableFileError'
  }
}
