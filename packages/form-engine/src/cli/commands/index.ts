import type { Command } from '../command.ts'
import { check } from './check.ts'
import { convert } from './convert.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'
import { plan } from './plan.ts'
import { reach } from './reach.ts'
import { schema } from './schema.ts'

export const commands: readonly Command[] = [check, schema, reach, plan, explain, diff, convert]
