/** The outcome of a change that succeeded. */
export const succeeded = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** The outcome of a change that did not: nothing was changed, and the sentence says what to do. */
export const failed = (message: string, status = 1) => ({ Error: { ErrorStatus: status, ErrorMessage: message } })

/** A change that is not made, and nothing of it stored; the message says why, in words for the person who asked. */
export abstract class ChangeRefusedError extends Error {}

/** The outcome of a change; one that is refused failed, and any other error stays one. */
export async function outcomeOf(change: () => Promise<unknown>): Promise<typeof succeeded | ReturnType<typeof failed>> {
  try {
    await change()
    return succeeded
  } catch (error) {
    if (error instanceof ChangeRefusedError) return failed(error.message)
    throw error
  }
}
