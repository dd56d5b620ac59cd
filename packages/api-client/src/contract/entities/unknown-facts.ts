/** Facts that may be missing in a claim. `line` means that its policy belongs to no line of business. */
export const unknownFacts = ['line', 'cause', 'state', 'driver', 'vehicle', 'hour', 'reported'] as const
export type UnknownFact = (typeof unknownFacts)[number]
