import { gen } from './gen.ts'
import type { Mutations } from './mutation.ts'
import { ntf } from './ntf.ts'
import { prm } from './prm.ts'
import { sel } from './sel.ts'
import { ses } from './ses.ts'
import { shl } from './shl.ts'
import { tbl } from './tbl.ts'

/** Every listed mutation; `npm run mutate` applies them one at a time. */
export const mutations: Mutations = { ...gen, ...ntf, ...prm, ...sel, ...ses, ...shl, ...tbl }

export type { Mutation } from './mutation.ts'
