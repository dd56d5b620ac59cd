/** Facts that a claim may lack. `line` means that its policy is of none of the lines of business. */
export const unknownFacts = ['line', 'cause', 'state', 'driver', 'reported'] as const
export type UnknownFact = (typeof unknownFacts)[number]
