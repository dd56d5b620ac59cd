import type { Definitions, Form, FormSettings, Language, RecId } from '@captive/form-engine'
import type { TextTables } from '@captive/form-engine/files'
import type { FormStore } from '@captive/form-engine/store'
import type { ComponentType } from 'react'
import type { LabSource } from './lab-source.ts'
import type { AddedDefinitions, Workspace } from './workspace.ts'

/** A view of the form in a tab. */
interface LabView {
  readonly name: string
  readonly label: string
  readonly View: ComponentType<LabViewProps>
}

/** What a view shows. */
export interface LabViewProps {
  store: FormStore
  definitions: Definitions
  settings: FormSettings
}

/** Keeps what a person opened and edited, by the name of the source that the Lab opened with. */
export interface WorkspaceKeeper {
  /** What was kept, or `null` if there is nothing, or it cannot be read. */
  readonly read: (name: string) => Promise<Workspace | null>
  /** Resolves to whether it was kept. */
  readonly write: (name: string, workspace: Workspace) => Promise<boolean>
}

/** A further way to open definitions. */
export interface OpenProps {
  onOpen: (opened: AddedDefinitions) => void
}

/** Hints by label code. */
export type Hints = Readonly<Record<string, string>>

export interface MemberFormProps {
  store: FormStore
  /** Builds the form in a language, with hints in that language; null if the definitions have one language only. */
  formIn: ((language: Language, hints: Hints) => Form) | null
}

/** What the Lab needs to know about the claim report. */
export interface ClaimParts {
  /** The label codes that have a hint, and definitions with the hints. */
  readonly hints: {
    readonly codes: readonly string[]
    readonly withHints: <Id extends RecId>(definitions: Definitions<Id>, translated?: Hints) => Definitions<Id>
  }
  /** The form as members fill it in. */
  readonly MemberForm: ComponentType<MemberFormProps>
}

/** What the place that shows the Lab adds to it. */
export interface LabParts extends ClaimParts {
  /** Definitions to open beside one's own. */
  readonly examples: readonly LabSource[]
  /** Further views, after those of the Lab. */
  readonly views: readonly LabView[]
  readonly keeper: WorkspaceKeeper
  /** A button that opens definitions from elsewhere. */
  readonly Open?: ComponentType<OpenProps>
  /** Takes the edited tables on the way to publishing them. */
  readonly onPublish?: (tables: TextTables) => void
}
