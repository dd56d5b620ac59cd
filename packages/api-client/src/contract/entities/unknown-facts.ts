/** Facts that a claim may lack. `line` means that its policy is of none of the lines of business. */
export const unknownFacts = ['line', 'cause', 'state', 'driver', 'vehicle', 'hour', 'reported'] as const
export type UnknownFact = (typeof unknownFacts)[number]
