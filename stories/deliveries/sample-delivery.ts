import type { Delivery, DeliveryDetails, DeliveryMapping, DeliveryPreview } from '@captive/api-client/contract'

const mapping: DeliveryMapping = {
  columns: {
    'Claim #': 'ClaimNumber',
    Policy: 'PolicyNumber',
    DOL: 'LossDate',
    St: 'StatusCode',
    Paid: 'LossPaid',
    Reserve: 'LossReserve',
    Incurred: 'TotalIncurred',
  },
  ignored: ['Remark'],
  sheet: 'Loss run',
  headRow: 3,
  conventions: { incurred: 'net', recovery: 'positive', dates: 'MM/DD/YYYY', decimal: '.' },
}

const report: DeliveryDetails['Report'] = {
  file: 'great lakes 2026-10-31.xlsx',
  source: 'Great Lakes TPA',
  asOf: '2026-10-31',
  rows: {
    new: 7,
    changed: 22,
    unchanged: 41,
    refused: [
      { row: 9, class: 'unknown-policy', claim: 'GL-1009', message: 'The portal has no policy CA-7781.' },
      { row: 14, class: 'damaged-number', claim: '1.23457E+11', message: 'A spreadsheet damaged the claim number.' },
      { row: 31, class: 'not-an-amount', claim: 'GL-1031', message: 'The reserve “see note” is not an amount.' },
    ],
    doubtful: [
      {
        row: 12,
        class: 'outside-term',
        claim: 'GL-1012',
        message: 'The loss of 11/02/2025 is outside the term of policy CA-0012-4.',
      },
      {
        row: 18,
        class: 'sum-differs',
        claim: 'GL-1018',
        message: 'The total is 900.00, but its parts add up to 950.00.',
      },
    ],
  },
  controlTotals: [
    { field: 'LossPaid', file: 410_250.5, rows: 410_250.5, agrees: true },
    { field: 'TotalIncurred', file: 902_100, rows: 902_100, agrees: true },
  ],
  mapping,
}

export const summary: Delivery = {
  RecId: 5,
  Kind: 'claims',
  Source: 'Great Lakes TPA',
  FileName: report.file,
  FileSize: 48_200,
  AsOf: '2026-10-31',
  State: 'waiting',
  New: 7,
  Changed: 22,
  Unchanged: 41,
  Refused: 3,
  Doubtful: 2,
  BroughtBy: 'dana.reyes@ridge-freight.example',
  BroughtAt: '2026-11-03T15:20:00.000Z',
  AppliedBy: null,
  AppliedAt: null,
  TakenBackBy: null,
  TakenBackAt: null,
}

export const waiting: DeliveryDetails = { ...summary, Report: report, Accepted: [], IsNewMapping: true }

export const applied: DeliveryDetails = {
  ...waiting,
  State: 'applied',
  IsNewMapping: false,
  AppliedBy: 'dana.reyes@ridge-freight.example',
  AppliedAt: '2026-11-03T15:40:00.000Z',
}

/** A file without a date and a sender, with a wrong total and missing claims. */
export const incomplete: DeliveryDetails = {
  ...waiting,
  Source: null,
  AsOf: null,
  Doubtful: 6,
  Report: {
    ...report,
    source: null,
    asOf: null,
    rows: {
      ...report.rows,
      doubtful: [
        ...report.rows.doubtful,
        {
          row: null,
          class: 'no-as-of-date',
          message: 'The file does not state the valuation date of its claims. Enter the date.',
        },
        {
          row: null,
          class: 'wrong-total',
          message: 'The file states a total of 902100.00 for TotalIncurred, but its rows add up to 902000.00.',
        },
        ...['GL-0871', 'GL-0902'].map((claim) => ({
          row: null,
          class: 'vanished',
          claim,
          message: `The portal has claim ${claim} from this sender, but the file does not. The claim will not change.`,
        })),
      ],
    },
    controlTotals: [{ field: 'TotalIncurred', file: 902_100, rows: 902_000, agrees: false }],
  },
}

export const refused: DeliveryDetails = {
  ...waiting,
  State: 'refused',
  FileName: 'loss run.pdf',
  Source: null,
  AsOf: null,
  ...{ New: 0, Changed: 0, Unchanged: 0, Refused: 1, Doubtful: 0 },
  Report: {
    file: 'loss run.pdf',
    source: null,
    asOf: null,
    rows: {
      ...{ new: 0, changed: 0, unchanged: 0, doubtful: [] },
      refused: [
        {
          row: null,
          class: 'unreadable-file',
          message: 'loss run.pdf is a PDF. Ask the sender for an Excel or CSV file.',
        },
      ],
    },
    controlTotals: [],
    mapping: null,
  },
}

const heads = ['Claim #', 'Policy', 'DOL', 'St', 'Paid', 'Reserve', 'Incurred', 'Remark']
const data = (at: number) => [`GL-10${at}`, 'CA-0012-4', '03/14/2026', at % 3 ? 'O' : 'RO', '500', '1500', '2000', '']

export const preview: DeliveryPreview = {
  source: 'Great Lakes TPA',
  asOf: '2026-10-31',
  sheets: [
    {
      name: 'Loss run',
      rows: [
        { number: 1, kind: 'title', cells: ['Great Lakes TPA, loss run as of 10/31/2026'] },
        { number: 2, kind: 'blank', cells: [] },
        { number: 3, kind: 'head', cells: heads },
        { number: 4, kind: 'group', cells: ['Insured: Ridge Freight Lines'] },
        ...[11, 12, 13, 14].map((at) => ({ number: at - 6, kind: 'data', cells: data(at) })),
        { number: 9, kind: 'total', cells: ['Total', '', '', '', '2000', '6000', '8000', ''] },
      ],
    },
    { name: 'Notes', rows: [{ number: 1, kind: 'other', cells: ['Prepared by the claims desk'] }] },
  ],
  columns: heads.map((head, at) => ({
    sheet: 'Loss run',
    head,
    field: mapping.columns?.[head] ?? null,
    samples: [11, 12, 13].map((claim) => data(claim)[at] ?? '').filter(Boolean),
  })),
  statuses: [
    { text: 'O', count: 61, status: 'Open' },
    { text: 'RO', count: 13, status: null },
  ],
  companies: [{ text: 'Ridge Freight Line', resembles: 'Ridge Freight Lines' }],
  sums: { rows: 74, agree: 71 },
  fields: [
    { name: 'ClaimNumber', about: 'The claims administrator’s claim number. Required.' },
    ...['PolicyNumber', 'LossDate', 'StatusCode', 'FactsofLoss', 'LossPaid', 'LossReserve', 'TotalIncurred'].map(
      (name) => ({ name, about: '' }),
    ),
  ],
}

/** Vehicles from the program office. */
export const vehicles: DeliveryDetails = {
  ...waiting,
  Kind: 'vehicles',
  Source: 'Program office',
  AsOf: null,
  FileName: 'fleet.xlsx',
  ...{ New: 3, Changed: 1, Unchanged: 40, Refused: 1, Doubtful: 0 },
  IsNewMapping: false,
  Report: {
    file: 'fleet.xlsx',
    source: 'Program office',
    asOf: null,
    rows: {
      ...{ new: 3, changed: 1, unchanged: 40, doubtful: [] },
      refused: [
        {
          row: 7,
          class: 'unknown-policy',
          claim: 'CA-7781, 1XKYD49X0NJ100001',
          message: 'The portal has no policy CA-7781.',
        },
      ],
    },
    controlTotals: [],
    mapping: {
      columns: { Policy: 'PolicyNumber', VIN: 'VIN' },
      ignored: ['Remark'],
      headRow: 1,
      conventions: { dates: 'MM/DD/YYYY', decimal: '.' },
    },
  },
}

/** How the server interpreted their file. */
export const vehiclesPreview: DeliveryPreview = {
  source: 'Program office',
  asOf: null,
  sheets: [
    {
      name: 'Fleet',
      rows: [
        { number: 1, kind: 'head', cells: ['Policy', 'VIN', 'Remark'] },
        { number: 2, kind: 'data', cells: ['CA-0012-4', '1XKYD49X0NJ100002', ''] },
      ],
    },
  ],
  columns: [
    { sheet: 'Fleet', head: 'Policy', field: 'PolicyNumber', samples: ['CA-0012-4'] },
    { sheet: 'Fleet', head: 'VIN', field: 'VIN', samples: ['1XKYD49X0NJ100002'] },
    { sheet: 'Fleet', head: 'Remark', field: null, samples: [] },
  ],
  statuses: [],
  companies: [],
  sums: { rows: 0, agree: 0 },
  fields: [
    { name: 'PolicyNumber', label: 'Policy Number', about: 'The number of the policy.' },
    { name: 'VIN', label: 'VIN', about: 'The vehicle identification number.' },
    { name: 'Vehyear', label: 'Year', about: 'The model year.' },
  ],
}
