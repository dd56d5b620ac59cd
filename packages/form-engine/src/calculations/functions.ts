import { isCalendarDate } from '../kinds/checks/date.ts'
import { add, decimalOf, divide, fractionOf, isLess, multiply, negate, type Fraction } from './fraction.ts'

/** The arithmetic operators, each with its function. */
export const operators = {
  '+': (a: Fraction, b: Fraction): Fraction | null => add(a, b),
  '-': (a: Fraction, b: Fraction): Fraction | null => add(a, negate(b)),
  '*': (a: Fraction, b: Fraction): Fraction | null => multiply(a, b),
  '/': divide,
} as const

export type Operator = keyof typeof operators

/** Functions of numbers. Every argument must have a value. */
export const numberFunctions = {
  min: (numbers: readonly Fraction[]): Fraction =>
    numbers.reduce((least, each) => (isLess(each, least) ? each : least)),
  max: (numbers: readonly Fraction[]): Fraction => numbers.reduce((most, each) => (isLess(most, each) ? each : most)),
} as const

/** Functions of answers. They skip answers that are missing. */
export const answerFunctions = {
  sum: (numbers: readonly Fraction[]): Fraction => numbers.reduce(add, whole(0)),
  count: (answers: readonly unknown[]): Fraction => whole(answers.length),
} as const

/** Functions of two dates. They return the time from the first date to the second. */
export const dateFunctions = {
  days: (from: string, to: string): Fraction => whole((timeOf(to) - timeOf(from)) / millisecondsADay),
  years: (from: string, to: string): Fraction => whole(from <= to ? yearsTo(from, to) : -yearsTo(to, from)),
} as const

/** Rounds the number to at most `places` decimal places. */
export const round = (number: Fraction, places: number): Fraction => fractionOf(decimalOf(number, places))

/** The names of all functions, as the documents list them. */
export const functionNames = [
  ...Object.keys(answerFunctions),
  'round',
  ...Object.keys(numberFunctions),
  ...Object.keys(dateFunctions),
] as readonly string[]

/** The maximum number of decimal places. Numbers with more are rounded. */
export const maxDecimalPlaces = 10

/** A date of the calendar, or `null`. */
export const dateOf = (text: string): string | null => (isCalendarDate(text) ? text : null)

const millisecondsADay = 86_400_000
const whole = (number: number): Fraction => ({ numerator: BigInt(number), denominator: 1n })
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Completed years. A year that began on February 29 is complete on March 1. */
function yearsTo(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
