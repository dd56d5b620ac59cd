import type { Mutations } from './mutation.ts'

const dashboard = 'src/features/dashboard'

/** The dashboard and the activity log. */
export const dashboardAndLog: Mutations = {
  'DSH-003': {
    file: `${dashboard}/weather-part.tsx`,
    from: 'formatFahrenheit(weather.tomorrowLow)',
    to: 'formatFahrenheit(weather.temperature)',
  },
  'DSH-006': {
    file: `${dashboard}/queries.ts`,
    from: 'api.getWeather({ query: { clientId, zipcd } }',
    to: "api.getWeather({ query: { clientId, zipcd: '00000' } }",
  },
  'DSH-009': {
    file: `${dashboard}/news-part.tsx`,
    from: '<a href={link} target="_blank"',
    to: '<a href="/" target="_blank"',
  },
  'DSH-012': {
    file: `${dashboard}/insurance-part.tsx`,
    from: '`${renewal.days} days`',
    to: '`${Math.ceil(renewal.days / 7)} weeks`',
  },
  'DSH-015': {
    file: `${dashboard}/insurance-part.tsx`,
    from: '<FundAccount funds={fundsOf(rows)}',
    to: "<FundAccount funds={fundsOf(rows).filter(({ name }) => name !== 'Group Fund Balance')}",
  },
  'DSH-018': {
    file: `${dashboard}/claims-part.tsx`,
    from: 'years.map(({ reserved }) => reserved)',
    to: 'years.map(({ paid }) => paid)',
  },
  'ACT-003': { file: 'src/format/date.ts', from: "const NO_DATE = '--'", to: "const NO_DATE = ''" },
}
