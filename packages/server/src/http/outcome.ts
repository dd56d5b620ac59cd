/** The outcome of a change that succeeded. */
export const succeeded = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** The outcome of a change that did not: nothing was changed, and the sentence says what to do. */
export const failed = (message: string, status = 1) => ({ Error: { ErrorStatus: status, ErrorMessage: message } })
