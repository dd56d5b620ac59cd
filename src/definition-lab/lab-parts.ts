import type { Definitions, FormSettings, RecId } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'
import type { ComponentType } from 'react'
import type { LabSource } from './lab-source.ts'

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

/** What the place that shows the Lab adds to it. */
export interface LabParts {
  /** Definitions to open beside one's own. */
  readonly examples: readonly LabSource[]
  /** The hints of the claim report: the label codes that have one, and definitions with them. */
  readonly hints: {
    readonly codes: readonly string[]
    readonly withHints: <Id extends RecId>(definitions: Definitions<Id>) => Definitions<Id>
  }
  /** The form as members fill it in. */
  readonly MemberForm: ComponentType<{ store: FormStore }>
  /** Further views, after those of the Lab. */
  readonly views: readonly LabView[]
}
