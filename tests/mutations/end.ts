import type { Mutations } from './mutation.ts'

const page = 'src/features/endorsements/endorsements-page.tsx'
const form = 'packages/api-client/src/contract/entities/endorsement-form.ts'
const notice = 'confirm: isAdding && confirm === true ? <ProtocolsNotice />'

export const end: Mutations = {
  'END-003': { file: form, from: "    model: text('model'),\n", to: '' },
  'END-006': {
    file: 'src/features/endorsements/endorsement-form.ts',
    from: 'if (chosen !== before && policy)',
    to: 'if (before === undefined && policy)',
  },
  'END-009': { file: form, from: "label: 'YES, I CONFIRM'", to: "label: 'Yes, I confirm'" },
  'END-012': { file: page, from: notice, to: 'confirm: isAdding ? <ProtocolsNotice />' },
  'END-015': { file: page, from: notice, to: 'confirm: confirm === true ? <ProtocolsNotice />' },
  'END-018': {
    file: form,
    from: "label: 'YES, I CONFIRM',\n      required: true",
    to: "label: 'YES, I CONFIRM',\n      required: false",
  },
  'END-021': {
    file: 'src/forms/form-body.tsx',
    from: 'const ready = valid && !form.waiting',
    to: 'const ready = true',
  },
  'END-024': {
    file: 'packages/server/src/areas/endorsements/endorsement-mail.ts',
    from: '      to: email,\n',
    to: '      to: mailbox,\n',
  },
  'END-027': { file: page, from: 'setRound(round + 1)', to: 'setRound(round)' },
}
