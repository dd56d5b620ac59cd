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

/** The props of a view. */
export interface LabViewProps {
  store: FormStore
  definitions: Definitions
  settings: FormSettings
}

/** Stores what a user opened and edited, by the name of the initial source. */
export interface WorkspaceStorage {
  /** The stored workspace, or `null` if no readable workspace is stored. */
  readonly read: (name: string) => Promise<Workspace | null>
  /** Resolves to whether the workspace was stored. */
  readonly write: (name: string, workspace: Workspace) => Promise<boolean>
}

/** The props of an additional way to open definitions. */
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

/** What is specific to the claim report. */
export interface ClaimSetup {
  /** The label codes with a hint, and definitions with hints added. */
  readonly hints: {
    readonly codes: readonly string[]
    readonly withHints: <Id extends RecId>(definitions: Definitions<Id>, translated?: Hints) => Definitions<Id>
  }
  /** The form as members fill it in. */
  readonly MemberForm: ComponentType<MemberFormProps>
}

/** What the host of the Lab provides. */
export interface LabSetup extends ClaimSetup {
  /** Example definitions to open. */
  readonly examples: readonly LabSource[]
  /** Additional views, after those of the Lab. */
  readonly views: readonly LabView[]
  readonly storage: WorkspaceStorage
  /** A button that opens definitions from elsewhere. */
  readonly Open?: ComponentType<OpenProps>
  /** Receives the edited tables when the user starts publishing them. */
  readonly onPublish?: (tables: TextTables) => void
}
