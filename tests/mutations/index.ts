import { gen } from './gen.ts'
import type { Mutations } from './mutation.ts'
import { tbl } from './tbl.ts'

/** Every listed mutation; `npm run mutate` applies them one at a time. */
export const mutations: Mutations = { ...gen, ...tbl }

export type { Mutation } from './mutation.ts'
