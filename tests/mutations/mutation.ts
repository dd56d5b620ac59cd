/**
 * A line of the product that fulfills a requirement, and the same line with the requirement broken. The code still
 * compiles and the page still opens, but the requirement is no longer fulfilled.
 */
export interface Mutation {
  /** Relative to the root of the repository. */
  file: string
  /** Must occur exactly once in the file. Contains as many lines as needed to be unique. */
  from: string
  to: string
}

/** Mutations by the id of the requirement that each one breaks. */
export type Mutations = Readonly<Record<string, Mutation>>
