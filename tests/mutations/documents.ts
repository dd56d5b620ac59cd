import type { Mutations } from './mutation.ts'

const upload = 'src/features/documents'

/** Documents: read, deleted and filed; and the messages that go to a mailbox. */
export const documentsAndMessages: Mutations = {
  'DOC-003': {
    file: 'src/documents/load-document.ts',
    from: 'query: { FileName: FilePath }',
    to: 'query: { FileName }',
  },
  'DOC-006': { file: 'src/ui/document-list.tsx', from: '() => setDeleting(document)', to: '() => onDelete(document)' },
  'DOC-009': {
    file: 'src/documents/queries.ts',
    from: 'api.getDocumentsByClient({ query: { clientId } }, { signal })',
    to: 'api.getDocumentsByClient({ query: { clientId: 0 } }, { signal })',
  },
  'DOC-012': {
    file: 'src/features/governance/organization-page.tsx',
    from: 'emptyText={year === undefined ? texts.noFiles : texts.noFilesOfYear}',
    to: 'emptyText={texts.noFiles}',
  },
  'UPL-003': {
    file: 'src/documents/category-options.ts',
    from: "path.slice(0, -1).join(' - ')",
    to: "path.slice(0, 1).join(' - ')",
  },
  'UPL-006': {
    file: `${upload}/document-upload-form.ts`,
    from: "&& !isOfMember(answers))\n      store.set('member', undefined)",
    to: "&& isOfMember(answers))\n      store.set('member', undefined)",
  },
  'UPL-009': {
    file: `${upload}/document-upload-form.ts`,
    from: "isBroken: (answers) => isOfMember(answers) && isBlank(answers['member'])",
    to: 'isBroken: () => false',
  },
  'UPL-012': {
    file: 'src/documents/document-file.ts',
    from: "accept: 'application/pdf,.pdf'",
    to: "accept: 'application/pdf,.pdf,image/*'",
  },
  'UPL-015': {
    file: 'src/ui/file-list.tsx',
    from: '{formatMegabytes(file.size)}',
    to: '{`${Math.ceil(file.size / 1024)}KB`}',
  },
  'UPL-018': {
    file: `${upload}/document-upload-page.tsx`,
    from: 'title={texts.uploaded}',
    to: 'title={texts.uploadedHint}',
  },
  'CON-003': {
    file: 'src/forms/message/message-form.ts',
    from: 'fromAccount = { required: true,',
    to: 'fromAccount = { required: false,',
  },
  'CON-006': {
    file: 'src/forms/message/message-page.tsx',
    from: 'title={texts.message.sent}',
    to: 'title="Thank you"',
  },
  'MVR-003': {
    file: 'src/features/risk-management/motor-vehicle-records/motor-vehicle-records-page.tsx',
    from: '<Video src={portalConfig.mvrVideoUrl}',
    to: '<Video src={portalConfig.eliveVideoUrl}',
  },
  'MVR-006': {
    file: 'src/forms/message/message-form.ts',
    from: 'label: question, required: true',
    to: 'label: question, required: false',
  },
  'MVR-009': {
    file: 'src/forms/message/message-page.tsx',
    from: 'title={texts.message.sent}',
    to: 'title="Request Sent Successfully"',
  },
}
