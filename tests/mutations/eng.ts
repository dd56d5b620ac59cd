import type { Mutations } from './mutation.ts'

const engine = 'packages/form-engine/src'
const kinds = `${engine}/kinds/built-in.ts`

export const eng: Mutations = {
  'ENG-003': { file: kinds, from: '  page,\n  section,', to: '  section,' },
  'ENG-006': { file: kinds, from: '  dropdown,\n  radio,', to: '  radio,' },
  'ENG-009': { file: kinds, from: '  textarea,\n  checkbox,', to: '  checkbox,' },
  'ENG-012': {
    file: `${engine}/kinds/check-answer.ts`,
    from: "return control.required ? 'required' : null",
    to: 'return null',
  },
  'ENG-015': {
    file: 'src/forms/widgets/choice-widget.tsx',
    from: '    <option key={value} value={value} lang={language}>\n      {label}\n',
    to: '    <option key={value} value={value} lang={language}>\n      {value || label}\n',
  },
  'ENG-018': {
    file: `${engine}/claim/claim-blocks.ts`,
    from: '[CLAIM_BLOCKS.lossInfo, CLAIM_BLOCKS.auto, CLAIM_BLOCKS.otherVehicle]',
    to: '[CLAIM_BLOCKS.lossInfo, CLAIM_BLOCKS.otherVehicle]',
  },
  'ENG-021': {
    file: `${engine}/graph/conditions.ts`,
    from: 'if (accepted && !texts.some((text) => accepted.has(comparable(controller, text)))) return false',
    to: 'if (accepted && texts.length === 0) return false',
  },
  'ENG-024': {
    file: `${engine}/form/walk.ts`,
    from: 'if (!shown.form.nodes.has(node)) {',
    to: 'if (!node.active) {',
  },
  'ENG-027': {
    file: 'src/forms/widgets/calendar-widget.tsx',
    from: '              readOnly\n              data-picked\n',
    to: '              data-picked\n              onChange={({ currentTarget }) => onChange(currentTarget.value)}\n',
  },
  'ENG-030': {
    file: `${engine}/kinds/checks/expressions.ts`,
    from: '`${DIGIT}{3}-?${DIGIT}{2}-?${DIGIT}{4}`',
    to: '`${DIGIT}{3}-${DIGIT}{2}-${DIGIT}{4}`',
  },
  'ENG-033': {
    file: `${engine}/claim/claim.ts`,
    from: "itemId: 'otherVehicleId'",
    to: "itemId: 'vehicleId'",
  },
  'ENG-036': {
    file: `${engine}/form/submission.ts`,
    from: 'else if (isItemId(id)) values.push({ ...value, RepeatControlMapping: id })',
    to: 'else if (isItemId(id)) values.push({ ...value, RepeatControlMapping: item.index + 1 })',
  },
  'ENG-039': { file: kinds, from: '  state,\n  file,', to: '  state,' },
}
