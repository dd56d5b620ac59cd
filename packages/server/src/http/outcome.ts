export const succeeded = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** The outcome of a refused change. The message tells the user what to do. */
export const failed = (message: string, status = 1) => ({ Error: { ErrorStatus: status, ErrorMessage: message } })

/** A change was refused and not stored. The message tells the user why. */
export abstract class ChangeRefusedError extends Error {}

/** Runs a change. A ChangeRefusedError becomes a failed outcome; other errors are thrown. */
export async function outcomeOf(change: () => Promise<unknown>): Promise<typeof succeeded | ReturnType<typeof failed>> {
  try {
    await change()
    return succeeded
  } catch (error) {
    if (error instanceof ChangeRefusedError) return failed(error.message)
    throw error
  }
}
