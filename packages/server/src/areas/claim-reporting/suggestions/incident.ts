import { searchText } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { answersByLabelCode } from '@captive/form-engine/claim'

import { dayOf, isDay } from '../../../database/moment.ts'

/**
 * Incidents are compared by their date and by marks of the driver, vehicle and place, for example `driver:luisortega`.
 */
export interface Incident {
  /** yyyy-MM-dd */
  day: string
  marks: ReadonlySet<string>
}

/** The label code of the question for the date of loss. */
export const lossDateCode = 'DateOfLoss'

const day = 86_400_000

/** The day before and the day after, yyyy-MM-dd: two reporters may date the same incident a day apart. */
export function daysAround(lossDay: string): { first: string; last: string } {
  const dayShiftedBy = (shift: number) => dayOf(new Date(Date.parse(lossDay) + shift * day))
  return { first: dayShiftedBy(-1), last: dayShiftedBy(1) }
}

/** Drafts may have any text as a date. The days around it are compared too, so they must also exist. */
const isComparable = (lossDay: string) => isDay(lossDay) && Object.values(daysAround(lossDay)).every(isDay)

/** The incident of a report, read from its answers by label code; null without a valid date of loss. */
export function incidentOf(form: Form, answers: Answers): Incident | null {
  const given = answersByLabelCode(form, answers)
  const answerTo = (code: string) => given.get(code) ?? ''
  const person = answerTo('CallerIsDriver') === 'yes' ? 'Contact' : 'Driver'
  const lossDay = answerTo(lossDateCode)
  if (!isComparable(lossDay)) return null
  const plates = otherPlates(form, answers).map((plate) => mark('plate', plate))
  return {
    day: lossDay,
    marks: marksOf([
      person === 'Contact' && answerTo('WasDriven') !== 'yes'
        ? null
        : driverMark(`${answerTo(`${person}FirstName`)} ${answerTo(`${person}LastName`)}`),
      driverMark(`${answerTo('EmployeeFirstName')} ${answerTo('EmployeeLastName')}`),
      mark('vehicle', answerTo('UnitOrPlate')),
      mark('vehicle', answerTo('VehicleVin')),
      placeMark(answerTo('LocationOfOccurrence'), answerTo('City')),
      ...plates,
    ]),
  }
}

/** The driver, or the injured employee of a workers’ compensation claim. */
export const driverMark = (name: string) => mark('driver', name)

/** The place of the loss: the location and the city. */
export const placeMark = (...words: string[]) => mark('place', words.join(' '))

export const marksOf = (marks: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(marks.filter((each) => each !== null))

/** Whether two reports of one type may describe the same incident: at most a day apart, with a mark in common. */
export function isSameIncident(one: Incident, other: Incident): boolean {
  const { first, last } = daysAround(one.day)
  return first <= other.day && other.day <= last && [...one.marks].some((each) => other.marks.has(each))
}

/** Null for an empty text. */
function mark(kind: string, text: string): string | null {
  const normalized = searchText(text)
  return normalized === '' ? null : `${kind}:${normalized}`
}

/** The license plates of the other vehicles, one per item of the repeating section. */
function otherPlates(form: Form, answers: Answers): string[] {
  const plate = form.controls.find(({ labelCode }) => labelCode === 'OtherVehiclePlate')
  if (plate?.repeatedIn == null) return []
  const vehicles = form.project(answers)[plate.repeatedIn]
  const given = Array.isArray(vehicles) ? vehicles.map((vehicle: Answers) => vehicle[plate.key]) : []
  return given.filter((answer) => typeof answer === 'string')
}
