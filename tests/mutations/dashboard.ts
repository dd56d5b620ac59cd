import type { Mutations } from './mutation.ts'

const dashboard = 'src/features/dashboard'

/** The dashboard and the activity log. */
export const dashboardAndLog: Mutations = {
  'DSH-003': {
    file: `${dashboard}/weather-widget.tsx`,
    from: 'formatFahrenheit(weather.tomorrowLow)',
    to: 'formatFahrenheit(weather.temperature)',
  },
  'DSH-006': {
    file: `${dashboard}/queries.ts`,
    from: 'api.getWeather({ query: { clientId, zipcd } }',
    to: "api.getWeather({ query: { clientId, zipcd: '00000' } }",
  },
  'DSH-009': {
    file: `${dashboard}/news-widget.tsx`,
    from: '<a href={link} target="_blank"',
    to: '<a href="/" target="_blank"',
  },
  'DSH-012': {
    file: `${dashboard}/insurance-widget.tsx`,
    from: 'texts.insurance.days(renewal.days)',
    to: 'texts.insurance.days(Math.ceil(renewal.days / 7))',
  },
  'DSH-015': {
    file: `${dashboard}/insurance-widget.tsx`,
    from: '<FundStatement funds={fundsOf(rows)}',
    to: "<FundStatement funds={fundsOf(rows).filter(({ name }) => name !== 'Group Fund Balance')}",
  },
  'DSH-018': {
    file: `${dashboard}/claims-widget.tsx`,
    from: 'years.map(({ reserved }) => reserved)',
    to: 'years.map(({ paid }) => paid)',
  },
  'ACT-003': { file: 'src/format/date.ts', from: "const NO_DATE = '--'", to: "const NO_DATE = ''" },
}
