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
  /** The diagnostics from reading the files. */
  readonly found: readonly FileDiagnostic[]
  /** Features of the opened form that the tables cannot express. */
  readonly leftOut?: readonly string[]
  /** The answers for the button that fills in a sample. */
  readonly sample: () => Answers
  /** The tasks of an example. */
  readonly tasks?: readonly Task[]
}
