import { Type } from 'typebox'

import { KeptReportMapping, ReportMapping } from './entities/report-mapping.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'
import { reportFilter } from './report-matches.ts'

const addition = {
  area: 'claim-reporting',
  capability: 'ReportExports',
  access: ['000-001-006'],
  scope: 'none',
} as const

const { from, to } = pageOfTime

/** Filed reports for other systems. Only staff export them. */
export const reportExports = {
  exportReports: endpoint({
    ...addition,
    method: 'GET',
    path: '/ExportReports',
    title: 'Filed reports as a file',
    description:
      'Filed reports, oldest first: as JSON (`ReportRecord`), as CSV by the mapping, or the FROI fields of workers compensation reports. The export contains confidential answers, so the caller also needs 006-001. Social Security numbers are masked except in FROI fields. The activity log records each export. An addition to the specification.',
    query: object({
      As: Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('froi')]),
      ...reportFilter,
      from,
      to,
    }),
    response: Type.Unknown({ description: 'The file, as an attachment' }),
    responseEncoding: 'file',
    takesMinutes: true,
  }),
  getReportMapping: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetReportMapping',
    title: 'Mapping of exported reports',
    description: 'The columns of the CSV file. An addition to the specification.',
    response: payload(KeptReportMapping),
  }),
  replaceReportMapping: endpoint({
    ...addition,
    method: 'POST',
    path: '/ReplaceReportMapping',
    title: 'Replace the mapping of exported reports',
    description:
      'Stores a mapping as a new version, or rejects one with a label code that no form has. An addition to the specification.',
    body: ReportMapping,
    mistakes: 'outcome',
    response: Outcome,
  }),
} as const
