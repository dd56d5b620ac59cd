/**
 * A line of the product that makes a requirement true where a user meets it, and the same line with the requirement
 * broken. The code still compiles and the page still opens; only the requirement no longer holds.
 */
export interface Mutation {
  /** Relative to the root of the repository. */
  file: string
  /** Occurs once in the file; as many lines as it takes to be unique. */
  from: string
  to: string
}

/** Mutations by the id of the requirement that each one breaks. */
export type Mutations = Readonly<Record<string, Mutation>>
