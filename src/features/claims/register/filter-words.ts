import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatHour } from '../../../format/time-of-day.ts'
import { texts } from '../texts.ts'
import type { RegisterFilters } from './register-search.ts'

const words = texts.register

/**
 * The active filters as text, for example `Claims: open, Commercial Auto, incurred $10,000 or more`; undefined if
 * no filter is active.
 */
export function filterWords(filters: RegisterFilters): string | undefined {
  const { status, line, year, policy, state, cause, place, driver, vehicle, hour, adjuster, without, from, to } =
    filters
  const active = [
    status && words.filters[status].toLowerCase(),
    line,
    year !== undefined && words.policyYear(year),
    policy !== undefined && words.onePolicy,
    cause,
    state,
    place && words.place(place),
    driver && words.driver(driver),
    vehicle && words.vehicle(vehicle),
    hour !== undefined && words.hour(formatHour(hour)),
    adjuster && words.adjuster(adjuster),
    without && words.without[without],
    range(filters.least, filters.most, words.amounts, (amount) => formatMoney(amount, 0)),
    range(filters.leastLag, filters.mostLag, words.days, (days) => days),
    from && words.lossFrom(formatDate(from)),
    to && words.lossTo(formatDate(to)),
  ].filter((word) => typeof word === 'string' && word !== '')
  return active.length === 0 ? undefined : words.summary(active.join(', '))
}

interface RangeWords<Shown> {
  between: (least: Shown, most: Shown) => string
  least: (least: Shown) => string
  most: (most: Shown) => string
}

function range<Shown>(
  least: number | undefined,
  most: number | undefined,
  say: RangeWords<Shown>,
  show: (value: number) => Shown,
): string | undefined {
  if (least !== undefined && most !== undefined) return say.between(show(least), show(most))
  if (least !== undefined) return say.least(show(least))
  return most === undefined ? undefined : say.most(show(most))
}
