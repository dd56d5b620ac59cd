import type { Mutations } from './mutation.ts'

const governance = 'src/features/governance'
const kiosk = 'src/features/member-kiosk/vehicle-schedule.tsx'
const renewal = 'src/features/renewal'
const programPage = 'src/features/program-information/program-information-page.tsx'
const programCards = 'prefix.startsWith(area)'

/** Governance, policies, the member kiosk, renewals and program information. */
export const insurance: Mutations = {
  'GOV-003': {
    file: `${governance}/governance-page.tsx`,
    from: 'under={`${root}/membership`}',
    to: 'under={`${root}/organization`}',
  },
  'GOV-006': {
    file: `${governance}/specified-texts.ts`,
    from: "documentation: 'Organizational Documentation'",
    to: "documentation: 'Organization Documents'",
  },
  'GOV-009': { file: `${governance}/governance-pages.ts`, from: "'standing-committees': {", to: 'committees: {' },
  'GOV-012': {
    file: `${governance}/member-references-page.tsx`,
    from: '  phoneColumn(({ BusinessPhone }) => BusinessPhone),\n',
    to: '',
  },
  'GOV-015': {
    file: `${governance}/queries.ts`,
    from: 'api.getOfficerAndCommiteeSlates({ query: { ProgramsRecId } }',
    to: 'api.getOfficerAndCommiteeSlates({ query: { ProgramsRecId: 0 } }',
  },
  'GOV-018': {
    file: 'src/documents/document-library.tsx',
    from: 'mayDelete: can(manage)',
    to: 'mayDelete: true',
  },
  'POL-003': {
    file: 'src/features/policy-library/policy-library-page.tsx',
    from: 'const emptyText = texts.empty',
    to: "const emptyText = 'Nothing Found.'",
  },
  'KSK-003': { file: kiosk, from: "const allowed = can('002-003-006')", to: "const allowed = can('002-003-002')" },
  'KSK-006': {
    file: kiosk,
    from: 'const none = texts.vehicles.none',
    to: "const none = 'The schedule is empty'",
  },
  'REN-003': {
    file: `${renewal}/renewal-term.tsx`,
    from: 'const noPolicy = texts.term.none',
    to: "const noPolicy = 'There is no renewal.'",
  },
  'REN-006': {
    file: `${renewal}/renewal-upload.tsx`,
    from: 'ProgramsRecId: programRecId, day: term }',
    to: 'ProgramsRecId: programRecId, day: new Date().toISOString().slice(0, 10) }',
  },
  'REN-009': {
    file: 'src/forms/uploads/upload-field.tsx',
    from: '{formatUploadSize(totalSize(files))}',
    to: "{formatUploadSize(totalSize(files)).split(' / ')[0]}",
  },
  'REN-012': {
    file: `${renewal}/renewal-term.tsx`,
    from: '                notification.mutate(notice)\n                end()\n',
    to: '                end()\n',
  },
  'REN-015': {
    file: `${renewal}/renewal-history.tsx`,
    from: "  { id: 'category', header: headers.category, value: kindOf, shownOnCard: true },\n",
    to: '',
  },
  'REN-018': { file: `${renewal}/texts.ts`, from: 'within 90 days', to: 'within 30 days' },
  'PRG-003': { file: programPage, from: programCards, to: `${programCards} && !/Overview Summary/.test(prefix)` },
  'PRG-006': {
    file: programPage,
    from: programCards,
    to: `${programCards} && !/Supplemental Applications/.test(prefix)`,
  },
  'PRG-009': {
    file: programPage,
    from: 'const emptyText = texts.empty',
    to: "const emptyText = 'Nothing Found.'",
  },
}
