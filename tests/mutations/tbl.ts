import type { Mutations } from './mutation.ts'

const funds = 'packages/api-client/src/contract/entities/fund-figures.ts'

export const tbl: Mutations = {
  'TBL-001': { file: 'src/ui/data-table/table-state.ts', from: 'PageSize = 20', to: 'PageSize = 25' },
  'TBL-002': { file: 'src/ui/data-table/table-state.ts', from: '[15, 20,', to: '[10, 20,' },
  'TBL-003': { file: 'src/ui/data-table/use-arrow-paging.ts', from: '? 1 : -1)', to: '? -1 : 1)' },
  'TBL-004': { file: 'src/ui/data-table/sort-key.ts', from: 'one < other ? -1 :', to: 'one < other ? 1 :' },
  'TBL-005': {
    file: 'src/features/financial/fund-analysis-cards.tsx',
    from: '<p>{formatMoney(total)}</p>',
    to: '<p>{formatMoney(total, 0)}</p>',
  },
  'TBL-006': {
    file: 'src/features/dashboard/claims-widget.tsx',
    from: 'formatAxis: formatMoneyAxis',
    to: 'formatAxis: formatMoney',
  },
  'TBL-007': {
    file: 'src/features/dashboard/weather-widget.tsx',
    from: 'formatFahrenheit(weather.temperature)',
    to: 'String(weather.temperature)',
  },
  'TBL-008': {
    file: 'src/funds/fund-words.ts',
    from: 'parseYearQuarter(yearQuarter)',
    to: 'parseYearQuarter(`${yearQuarter}0`)',
  },
  'TBL-009': { file: 'src/format/quarter.ts', from: "['03/31', '06/30', '09/30'", to: "['03/31', '06/30', '09/31'" },
  'TBL-010': {
    file: 'src/features/financial/fund-analysis-cards.tsx',
    from: 'texts.analysis.asOf(formatQuarterEndInWords(ended))',
    to: 'texts.analysis.asOf(String(ended.quarter))',
  },
  'TBL-011': { file: 'src/documents/document-payload.ts', from: 'Quarter: quarterOfMonth(month)', to: 'Quarter: 1' },
  'TBL-012': { file: 'src/forms/show-session-over.ts', from: '6_000', to: '3_000' },
  'TBL-013': {
    file: 'src/features/member-kiosk/vehicle-schedule.tsx',
    from: 'toastDuration = 5_000',
    to: 'toastDuration = 2_000',
  },
  'TBL-014': { file: funds, from: '[1, 3, 6, 7]', to: '[1, 3, 6]' },
  'TBL-015': { file: funds, from: '[2, 4]', to: '[2]' },
  'TBL-016': { file: funds, from: "? 'Group' : undefined", to: "? 'Group' : 'Group'" },
}
