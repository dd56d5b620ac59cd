/** A request that is not taken; the message says what to mend and is shown to who asks. */
export class EndorsementRefusedError extends Error {
  override readonly name = 'EndorsementRefusedError'
}
