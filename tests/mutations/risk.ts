import type { Mutations } from './mutation.ts'

const prevention = 'src/features/risk-management/loss-prevention'
const telematics = 'src/features/risk-management/telematics'
const elive = 'src/features/risk-management/elive-connect'
const communication = 'src/features/communication'

/** Loss prevention, telematics, e-learning, and communication. */
export const riskAndCommunication: Mutations = {
  'LPS-003': {
    file: `${prevention}/score-section.tsx`,
    from: 'middle={formatScore(percent)}',
    to: 'middle={String(percent)}',
  },
  'LPS-006': {
    file: `${prevention}/safety-services.tsx`,
    from: '{service.EventTypeTxt}',
    to: '{service.EventTypeCd}',
  },
  'LPS-009': {
    file: `${prevention}/queries.ts`,
    from: 'api.getTechnologyVendors(undefined, { signal })',
    to: "Promise.resolve([] as Awaited<ReturnType<Api['getTechnologyVendors']>>)",
  },
  'LPS-012': {
    file: `${prevention}/loss-prevention-documents.tsx`,
    from: 'prefix={statementOfWork} emptyText',
    to: 'prefix={statementOfWork} groupBy="nothing" emptyText',
  },
  'LPS-015': {
    file: `${prevention}/specified-texts.ts`,
    from: "dateInitiated: 'Date Initiated'",
    to: "dateInitiated: 'Since'",
  },
  'TEL-003': {
    file: `${telematics}/speeding.ts`,
    from: 'values: shown.map(speedingRatio)',
    to: 'values: shown.map((month) => month.SpeedingOver15_Sec / 3600 / month.TotalMovingTime_Hr)',
  },
  'TEL-006': {
    file: `${telematics}/telematics-page.tsx`,
    from: "allowed={can('003-002-002')}",
    to: "allowed={can('003-002-001')}",
  },
  'TEL-009': {
    file: `${telematics}/telematics-details.tsx`,
    from: '<Providers names={providers} />',
    to: '<Providers names={providers.slice(0, 1)} />',
  },
  'TEL-012': {
    file: `${telematics}/queries.ts`,
    from: 'api.getClientTEStatus({ query }, { signal })',
    to: 'api.getClientTEStatus({ query: { ClientId: 0 } }, { signal })',
  },
  'TEL-015': {
    file: `${telematics}/telematics-details.tsx`,
    from: 'powerUnits === undefined ? texts.details.unknownPowerUnits : formatCount(powerUnits)',
    to: 'vehicles === undefined ? texts.details.unknownPowerUnits : formatCount(vehicles)',
  },
  'ELV-003': { file: `${elive}/announcements.tsx`, from: 'const latest = 3', to: 'const latest = 5' },
  'ELV-006': {
    file: `${elive}/queries.ts`,
    from: '(await api.getAnnouncements(undefined, { signal }))',
    to: '(await api.getAnnouncements(undefined, { signal })).slice(0, 1)',
  },
  'ELV-009': {
    file: `${elive}/specified-texts.ts`,
    from: 'Failed to the Announcement. Please Try Again.',
    to: 'Failed to Add the Announcement. Please Try Again.',
  },
  'ELV-012': {
    file: `${elive}/learning-figures.tsx`,
    from: '{ value: formatDate(lastActivity) }',
    to: "{ value: lastActivity ?? '--' }",
  },
  'ELV-015': {
    file: `${elive}/learning.ts`,
    from: 'const month = monthBefore(today)\n',
    to: 'const month = monthBefore(today, 0)\n',
  },
  'ELV-018': { file: `${elive}/learning.ts`, from: 'const titlesShown = 10', to: 'const titlesShown = 5' },
  'ELV-021': {
    file: `${elive}/queries.ts`,
    from: 'monthYear: `${month}-${year}`',
    to: 'monthYear: `${year}-${month}`',
  },
  'COM-003': { file: `${communication}/queries.ts`, from: 'const webinarsShown = 3', to: 'const webinarsShown = 5' },
  'DIR-003': {
    file: `${communication}/directory-page.tsx`,
    from: " extension={BusinessPhoneExt ?? ''}",
    to: '',
  },
}
