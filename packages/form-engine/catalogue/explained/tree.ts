import type { ExplainedCodes } from './explained-code.ts'

/** Ids, parents, blocks and kinds. */
export const tree = {
  'duplicate-id': {
    meaning: 'Several controls have the same `RecId`. Only one of them is used.',
    fix: 'Give one of them a new id. Correct the display values and dependencies that belong to it.',
  },
  'reserved-id': {
    meaning: 'A control in a repeating section has the same name as the id of the item, so it never shows.',
    fix: 'Give the control another id.',
  },
  'unknown-parent': {
    meaning: 'The parent of a control does not exist, so the control never shows.',
    fix: 'Correct `ParentControlsRecId`. A control at the top level has no parent. If the parent is a block of the form that has no row, such as 27, name it as a block (`--roots`).',
  },
  'parent-circle': {
    meaning:
      'The parents of a control form a circle, so that the control is inside itself. No control in the circle ever shows.',
    fix: 'Give one of the controls a parent outside the circle, or no parent.',
  },
  'parent-not-container': {
    meaning: 'The parent of a control is a question, not a page or a section. The control shows below that question.',
    fix: 'Name the section as its parent. If the control should show only after an answer, add a dependency.',
  },
  'rows-of-nobody': {
    meaning: 'Display values or dependencies belong to an id that no control has. They have no effect.',
    fix: 'Correct `ControlsRecId`, add the control, or delete the rows.',
  },
  'outside-roots': {
    meaning: 'Controls are outside the blocks of this form, so this form does not show them.',
    fix: 'No change is needed if another form shows them. Otherwise correct their parent.',
  },
  'unknown-root': {
    meaning: 'The settings of the form name a block that has no row and no controls.',
    fix: 'Correct the id of the block, or add its controls.',
  },
  'unknown-repeating': {
    meaning: 'The settings of the form name a repeating section that this form does not have.',
    fix: 'Correct the id in the settings of the form (`--repeating`), or add the section.',
  },
  'repeating-not-section': {
    meaning: 'Only a page or a section can repeat, and not inside another repeating section.',
    fix: 'Put the controls into a section, and let the section repeat.',
  },
  'unknown-kind': {
    meaning: 'The kind of a control is unknown. The control shows as a text box.',
    fix: 'Enter one of the kinds in `ControlTypeCode`. The message lists them.',
  },
  'unknown-data-type': {
    meaning: 'The data type of a control is neither `string` nor `number`. It is read as `string`.',
    fix: 'Enter `number` if the answer must be a number, and `string` in all other cases.',
  },
} satisfies ExplainedCodes
