import type { ExplainedCodes } from './explained-code.ts'

/** Dependencies that never hold, or that hold in unexpected cases. */
export const conditions = {
  'unknown-controller': {
    meaning: 'A control or an option depends on an id that no control has, so it never shows.',
    fix: 'Correct `ControlingControlsRecId`, or add the control.',
  },
  'inactive-controller': {
    meaning:
      'A control or an option depends on an inactive control. Nobody can answer the inactive control, so the dependent one never shows.',
    fix: 'Set `IsActive` of the controlling control to 1, or set it to 0 in the dependency or the option.',
  },
  'controller-without-value': {
    meaning:
      'A control depends on a page, a section, a file, or a radio button inside a radio. Their answers cannot be compared, so the control never shows.',
    fix: 'Name a question in `ControlingControlsRecId`. For a radio button, name the radio around it, with the value of the button. For a file, use the operator `answered`.',
  },
  'controller-outside-form': {
    meaning: 'A control depends on one that exists, but not in this form. It never shows in this form.',
    fix: 'Add the block of the controlling control to the form (`--roots`), or depend on a question of this form.',
  },
  'controller-in-repeat': {
    meaning:
      'A control outside a repeating section depends on a question inside it. Each item may have another answer, so the control never shows.',
    fix: 'Move the control into the repeating section, or ask the question once outside.',
  },
  'unknown-value': {
    meaning:
      'A control or an option depends on a value that its controlling control does not offer, so it never shows.',
    fix: 'Enter a `DisplayValue` of the controlling control in `ControlingValue`. The label does not count.',
  },
  'value-spelt-otherwise': {
    meaning:
      'A value differs from the option in capital letters, spaces, leading zeros or invisible characters. Values are compared exactly, so the control never shows.',
    fix: 'Copy the `DisplayValue` of the controlling control into `ControlingValue`.',
  },
  'value-not-number': {
    meaning: 'The controlling control accepts numbers only, and the value is not a number. The control never shows.',
    fix: 'Enter a number without thousands separators.',
  },
  'impossible-value': {
    meaning: 'The controlling control does not accept this value as an answer, so the control never shows.',
    fix: 'Enter the value as the form stores it. A date is year, month and day, such as `2026-11-22`. With an operator, leave room for an answer.',
  },
  'blank-value': {
    meaning:
      'A control depends on a blank answer, which never matches. If this is its only value for the controlling control, the control never shows.',
    fix: 'Enter the value that shows the control, or delete the dependency.',
  },
  'unknown-operator': {
    meaning: 'The text in `ConditionOperator` is not an operator, so the control never shows.',
    fix: 'Enter `equals`, `anyOf`, `not`, `greaterThan`, `atLeast`, `lessThan`, `atMost` or `answered`, or leave the cell blank for `equals`.',
  },
  'unordered-controller': {
    meaning:
      'A condition compares by order, such as more than or before, but the answers of its controlling control are neither numbers nor dates. The control never shows.',
    fix: 'Set `ControlDataTypeCode` of the controlling control to `number`, depend on a `calendar`, or use another operator.',
  },
  'value-without-use': {
    meaning:
      'A condition with the operator `answered`, or an option without a controlling control, has a value that is not compared.',
    fix: 'Empty `ControlingValue`. If the value matters, use `equals`, or name the controlling control.',
  },
  'conditional-option': {
    meaning: 'A radio button inside a radio has a dependency. It is an option, for which dependencies have no effect.',
    fix: 'Enter the options of the radio as display values, and fill in `ControlingControlsRecId` and `ControlingValue` there.',
  },
  'option-never-offered': {
    meaning:
      'An option depends on an answer that excludes what its own control depends on, or on a control that never shows. Nobody can ever choose it.',
    fix: 'Correct `ControlingControlsRecId` or `ControlingValue` of the option, or the dependencies of its control.',
  },
  'dependency-circle': {
    meaning:
      'Controls or options depend on each other in a circle. None of them can show first, so none of them ever shows.',
    fix: 'Delete one of the dependencies, or clear `ControlingControlsRecId` of the options.',
  },
  contradiction: {
    meaning:
      'The dependencies of a control, and of what it depends on, need answers that exclude each other. The control never shows.',
    fix: 'Follow the dependencies up to the question that they disagree on, and correct one of them.',
  },
  'several-controllers': {
    meaning: 'A control depends on several controls. It shows only while all of them match.',
    fix: 'No change is needed if that is meant. If one of them should be enough, write the control twice, with one dependency each.',
  },
  'controller-below': {
    meaning: 'A control depends on a question below it. People answer from top to bottom, and may miss it.',
    fix: 'Change `ControlOrder`, so that the controlling control comes first.',
  },
} satisfies ExplainedCodes
