import { searchText } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { answersByLabelCode } from '@captive/form-engine/claim'

import { dayOf } from '../../database/moment.ts'

/** What tells one incident from another: its day, and who, what and where, each as `driver:luisortega`. */
export interface Incident {
  /** yyyy-MM-dd */
  day: string
  marks: ReadonlySet<string>
}

/** Label code of the question for the day of the loss. */
export const lossDateCode = 'DateOfLoss'

const day = 86_400_000

/** The days on which the same incident may have been dated: one before to one after, yyyy-MM-dd. */
export function daysAround(lossDay: string): { first: string; last: string } {
  const at = (shift: number) => dayOf(new Date(Date.parse(lossDay) + shift * day))
  return { first: at(-1), last: at(1) }
}

/** The incident that a report tells of, found by label codes; null while it has no date of loss. */
export function incidentOf(form: Form, answers: Answers): Incident | null {
  const given = answersByLabelCode(form, answers)
  const of = (code: string) => given.get(code) ?? ''
  const person = of('CallerIsDriver') === 'yes' ? 'Contact' : 'Driver'
  const lossDay = of(lossDateCode)
  if (lossDay === '') return null
  const plates = otherPlates(form, answers).map((plate) => mark('plate', plate))
  return {
    day: lossDay,
    marks: marksOf([
      person === 'Contact' && of('WasDriven') !== 'yes'
        ? null
        : driverMark(`${of(`${person}FirstName`)} ${of(`${person}LastName`)}`),
      driverMark(`${of('EmployeeFirstName')} ${of('EmployeeLastName')}`),
      mark('vehicle', of('UnitOrPlate')),
      mark('vehicle', of('VehicleVin')),
      placeMark(of('LocationOfOccurrence'), of('City')),
      ...plates,
    ]),
  }
}

/** Who was driving or, at work, was hurt. */
export const driverMark = (name: string) => mark('driver', name)

/** Where it happened: place, then city. */
export const placeMark = (...words: string[]) => mark('place', words.join(' '))

export const marksOf = (marks: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(marks.filter((each) => each !== null))

/** Whether two reports of one type may tell of one incident: within a day, and something the same. */
export function isSameIncident(one: Incident, other: Incident): boolean {
  const { first, last } = daysAround(one.day)
  return first <= other.day && other.day <= last && [...one.marks].some((each) => other.marks.has(each))
}

/** Null where there is nothing to compare. */
function mark(kind: string, text: string): string | null {
  const said = searchText(text)
  return said === '' ? null : `${kind}:${said}`
}

/** The plates of other vehicles, each with as many answers as the form repeats. */
function otherPlates(form: Form, answers: Answers): string[] {
  const plate = form.controls.find(({ labelCode }) => labelCode === 'OtherVehiclePlate')
  if (plate?.repeatedIn == null) return []
  const vehicles = form.project(answers)[plate.repeatedIn]
  const given = Array.isArray(vehicles) ? vehicles.map((vehicle: Answers) => vehicle[plate.key]) : []
  return given.filter((answer) => typeof answer === 'string')
}
