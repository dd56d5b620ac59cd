/** The server reported success and left out what the call is for. */
class EmptyAnswerError extends Error {
  constructor() {
    super('The answer of the server is incomplete.')
    this.name = 'EmptyAnswerError'
  }
}

/** The Payload of a change that succeeded. @throws EmptyAnswerError */
export function payloadOf<T>({ Payload }: { Payload?: T }): T {
  if (Payload === undefined) throw new EmptyAnswerError()
  return Payload
}
