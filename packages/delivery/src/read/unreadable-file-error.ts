/** A file that no reader understands. The message is a sentence for the person who brings it. */
export class UnreadableFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnreadableFileError'
  }
}
