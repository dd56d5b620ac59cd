import type { ExplainedCodes } from './explained-code.ts'

/** Options, labels, orders, masks, and checks that follow from a name. */
export const content = {
  'options-missing': {
    meaning: 'A dropdown or a radio has no active display value, so nobody can answer it.',
    fix: 'Add display values, and set their `IsActive` to 1.',
  },
  'duplicate-option': {
    meaning: 'Two display values of a control have the same value. Only the first one shows.',
    fix: 'Give each option its own `DisplayValue`, or delete one of them.',
  },
  'blank-option': {
    meaning: 'A display value is blank. It does not show, because a blank counts as no answer.',
    fix: 'Delete the row. A list starts without an answer. If the row is an answer, give it a value.',
  },
  'option-label-twice': {
    meaning: 'Two options of a control have the same label, so people cannot tell them apart.',
    fix: 'Give each option a different `DisplayLabel`.',
  },
  'option-order-tie': {
    meaning: 'Two options of a control have the same order, so they are sorted by their label.',
    fix: 'Give each option a different `Order`.',
  },
  'placeholder-option': {
    meaning:
      'A required list offers an option such as “-- Select --”. Choosing it answers the question without giving any information.',
    fix: 'Delete the display value. The form shows a placeholder without it.',
  },
  'unused-radio-button': {
    meaning:
      'A radio has both display values and radio buttons inside it. It offers the display values, and the radio buttons do not show.',
    fix: 'Delete the radio buttons, or the display values.',
  },
  untranslated: {
    meaning:
      'Some texts of the form have a Spanish version, but these do not. A member who chooses Spanish sees them in English.',
    fix: 'Enter the Spanish text in `ControlLabelEs`, `ExampleEs` or `DisplayLabelEs`.',
  },
  'label-missing': {
    meaning: 'A question has no label, so people cannot tell what it asks.',
    fix: 'Enter the question in `ControlLabel`.',
  },
  'duplicate-label-code': {
    meaning:
      'Several controls have the same label code. The claim has one field for it, which gets the answer of the first visible control.',
    fix: 'Give each control its own `ControlLabelCode`. Leave it as it is if only one of them can show at a time.',
  },
  'order-tie': {
    meaning: 'Controls of the same section have the same order, so they are sorted by their id.',
    fix: 'Give each control a different `ControlOrder`.',
  },
  'mask-unreadable': {
    meaning: 'A mask cannot be read. To be safe, the input is hidden while somebody types.',
    fix: 'Enter groups such as `3-2-4`, a pattern such as `###-##-####`, or `1` to only hide the input.',
  },
  'mask-against-check': {
    meaning:
      'The mask of a control produces text that its check rejects. It is an error if no entry is accepted. It is a warning if only entries that do not fill the mask are accepted.',
    fix: 'Enter a mask with as many digits as the answer has, or delete it.',
  },
  'unused-mask': {
    meaning: 'A control has a mask, but its kind has no masks. The mask has no effect.',
    fix: 'Delete the mask. If people type digits, make the control a textbox.',
  },
  'unused-setting': {
    meaning:
      'A control has a setting without effect. Its kind has no maximum length or no example, or its value is calculated, so people cannot enter it.',
    fix: 'Empty the cell. If people type the answer, make the control a textbox.',
  },
  'length-above-kind': {
    meaning: 'A control allows more characters than its kind takes. The limit of the kind applies.',
    fix: 'Empty the cell, write a smaller number, or make the control a textarea.',
  },
  'example-refused': {
    meaning: 'The example of a control is an answer that the control does not accept, so it misleads people.',
    fix: 'Enter an example that passes the checks of the control and its maximum length.',
  },
  'ssn-not-confidential': {
    meaning:
      'A control asks for a Social Security number, and `IsConfidential` is not set. The form treats it as confidential, and another program may not.',
    fix: 'Set `IsConfidential` to 1.',
  },
  'single-option': {
    meaning: 'A list has a single option, so there is nothing to choose.',
    fix: 'Add the other options. If people can only agree, use a checkbox.',
  },
  'unused-options': {
    meaning: 'A control has display values, but its kind offers no options.',
    fix: 'Change `ControlTypeCode` to `dropdown` or `radio`, or delete the display values.',
  },
  'duplicate-label': {
    meaning: 'Two controls of a section have the same label, so people cannot tell them apart.',
    fix: 'Make clear in each label what the question asks. Leave it as it is if only one of them can show at a time.',
  },
  'markup-in-label': {
    meaning: 'A label contains HTML. People see the tags, because labels are plain text.',
    fix: 'Use plain text.',
  },
  'phone-by-accident': {
    meaning:
      'The name of a control contains the letters “phone”, so its answer must be a phone number. The control seems to ask for something else.',
    fix: 'Remove the letters from the label and the label code. If it asks for a phone number, end its name with “phone”.',
  },
  'ssn-by-accident': {
    meaning:
      'The name of a control contains the letters “SSN”, so its answer must be a Social Security number. The control seems to ask for something else.',
    fix: 'Enter the label code in mixed case, such as `WitnessName`.',
  },
  'inside-inactive': {
    meaning: 'A section is inactive, and controls in it are active. They do not show.',
    fix: 'Set `IsActive` of the section to 1, or set it to 0 for the controls in it.',
  },
} satisfies ExplainedCodes
