/** A file as it was opened, downloaded or dropped. Its content determines its type, not its name. */
export interface SourceFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Thrown when a file contains no tables. The message says what is wrong and what to do.
 *
 * @example
 * const { tables } = await readFiles(files).catch((error) => {
 *   if (error instanceof UnreadableFileError) return { tables: {} }
 *   throw error
 * })
 */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError'
  readonly file: string
  /** The line of a text file. */
  readonly line: number | null

  constructor(file: string, message: string, line: number | null = null) {
    super(message)
    this.file = file
    this.line = line
  }
}
