import { addUp, nextRenewal } from '@captive/api-client/contract'

import { countByType, countPowerUnits } from '../../../../src/features/member-kiosk/vehicle-rows.ts'
import { toPolicyRows as toLibraryRows } from '../../../../src/features/policy-library/policy-rows.ts'
import { sentByCategory, toRenewal } from '../../../../src/features/renewal/renewal.ts'
import type { Answers } from './answers.ts'
import { count, plural, type DeclaredFigure } from './figure.ts'
import { kiosk } from './paths.ts'

export function kioskFigures(answers: Answers): DeclaredFigure[] {
  const { today, getPoliciesByClient, getDocumentsByClient, getVehicleSchedule, getClientPolicyPowerUnit } = answers
  const { getEndorsements } = answers
  const renewal = nextRenewal(getPoliciesByClient, today)
  const inForce = toLibraryRows(getPoliciesByClient, getDocumentsByClient, today).filter(
    ({ status }) => status === 'Active',
  )
  const filed = toRenewal({
    policies: getPoliciesByClient,
    documents: getDocumentsByClient,
    types: answers.getDocumentTypes,
  })
  const categories = sentByCategory(filed)
  const open = getEndorsements.filter(({ state }) => state !== 'Done')
  const overdue = open.filter(({ state }) => state === 'Overdue').length
  const vehicles = getVehicleSchedule.length
  const units = getClientPolicyPowerUnit?.dcPowerUnit
  return [
    { value: renewal && String(renewal.days), on: { '/': 'Days to renewal' } },
    {
      value: filed.term && `${categories.filter(({ sent }) => sent > 0).length} of ${categories.length}`,
      on: { [`${kiosk}/renewal-Documentation`]: 'Categories sent' },
    },
    {
      value: inForce.length > 0 ? `${inForce.length} in force` : undefined,
      on: { '/insurance': 'Insurance / Policy Library' },
    },
    {
      value: open.length > 0 ? `${plural(open.length, 'request')} in progress` : undefined,
      on: { '/insurance': 'Insurance / Member Kiosk' },
    },
    { value: count(open.length), on: { [kiosk]: 'Requests in progress' } },
    { value: overdue > 0 ? `${overdue} overdue` : undefined, on: { [kiosk]: 'Requests in progress / detail' } },
    { value: count(vehicles), on: { [kiosk]: 'Vehicles covered' } },
    ...countByType(getVehicleSchedule, 3).map(({ type, count: those }) => ({
      value: count(those),
      on: { [kiosk]: type },
    })),
    {
      value: vehicles > 0 ? { dollars: addUp(getVehicleSchedule.map(({ CostNew }) => CostNew)) } : undefined,
      on: { [kiosk]: `Vehicles / Total of ${plural(vehicles, 'vehicle')} / Cost New` },
    },
    {
      value: vehicles > 0 && units !== undefined ? count(units) : undefined,
      on: { [kiosk]: 'Power units on the policy' },
    },
    {
      value:
        vehicles > 0 && units !== undefined
          ? `${count(countPowerUnits(getVehicleSchedule))} on the schedule`
          : undefined,
      on: { [kiosk]: 'Power units on the policy / detail' },
    },
  ]
}
