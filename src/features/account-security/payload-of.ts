/** The server reported success but did not return the requested data. */
class EmptyAnswerError extends Error {
  constructor() {
    super('The server’s response is incomplete.')
    this.name = 'EmptyAnswerError'
  }
}

/**
 * The Payload of a successful change.
 * @throws EmptyAnswerError
 */
export function payloadOf<T>({ Payload }: { Payload?: T }): T {
  if (Payload === undefined) throw new EmptyAnswerError()
  return Payload
}
