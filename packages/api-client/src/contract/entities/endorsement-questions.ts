import { defineForm, parseDefinitions, type Definitions, type RecId } from '@captive/form-engine'

import type { DefinitionTables } from './definition-version.ts'
import { change, isChange } from './endorsement-change.ts'
import { endorsementControls } from './endorsement-form.ts'

/** The section that contains the additional questions of a program. */
const section = 'further'

/**
 * The definitions of a request: the specified questions, followed by those that the program published.
 * @param policies the choices for the policy number with their labels
 * @param tables the published tables; null if the program asks nothing more
 */
export function endorsementDefinitions(
  policies: readonly { value: string; label: string }[],
  tables: DefinitionTables | null,
): Definitions {
  const specified = endorsementControls(policies)
  if (tables === null) return defineForm(specified)
  const asked: Definitions = parseDefinitions(tables)
  const own = defineForm({ ...specified, [section]: { kind: 'section', label: 'Additional questions' } })
  const named = new Set(asked.controls.filter(isChange).map(({ RecId }) => RecId))
  const controls = asked.controls
    .filter((control) => !isChange(control))
    .map((control) => ({ ...control, ParentControlsRecId: control.ParentControlsRecId ?? section }))
  const controlled = <Row extends { readonly ControlingControlsRecId?: RecId | null }>(row: Row): Row => {
    const { ControlingControlsRecId: controller } = row
    return controller != null && named.has(controller) ? { ...row, ControlingControlsRecId: change } : row
  }
  return {
    controls: [...own.controls, ...controls],
    displayValues: [
      ...own.displayValues,
      ...asked.displayValues.filter(({ ControlsRecId }) => !named.has(ControlsRecId)).map(controlled),
    ],
    dependencies: [...own.dependencies, ...asked.dependencies.map(controlled)],
  }
}
