import type { Answers, FormBlocks } from '@captive/form-engine'
import type { FileDiagnostic, TextTables } from '@captive/form-engine/files'
import type { Task } from './start/task-list.tsx'
import type { texts } from './texts.ts'

/** Definitions to open in the lab, with the blocks of their form. */
export interface LabSource {
  readonly name: string
  readonly title: string
  readonly group: keyof typeof texts.groups
  readonly tables: () => TextTables
  readonly blocks: FormBlocks
  /** What was decided while reading the files. */
  readonly found: readonly FileDiagnostic[]
  /** What the tables cannot say of the form that was opened. */
  readonly leftOut?: readonly string[]
  /** Answers for the button that fills in a sample. */
  readonly sample: () => Answers
  /** What to do with an example, if it is one. */
  readonly tasks?: readonly Task[]
}
