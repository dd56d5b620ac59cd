import type { VehicleScheduleRow } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'
import { Select, type OptionsFilter } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { vehiclesQuery } from '../../api/vehicle-schedule.ts'
import { searchText } from '../../format/search-text.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { searchedList } from '../../ui/fields/searched-list.ts'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { fillInVehicle } from './endorsement-form.ts'

/** As many as are worth looking through; a further letter leaves fewer. */
const mostShown = 50

const purpose = {
  label: 'Find it on your vehicle schedule',
  description: 'Type a few letters of its VIN, make, model or year. What the schedule says is filled in below.',
}

/** Finds a vehicle on the schedule for who may see that. */
export function VehiclePicker({ session }: { session: FormSession }) {
  if (useCan()('002-003-006')) return <ScheduleSelect session={session} />
  return (
    <PermissionTooltip allowed={false}>
      <Select {...purpose} readOnly />
    </PermissionTooltip>
  )
}

/** Finds a vehicle on the schedule, among thousands, by a few letters of its facts, and fills them in. */
function ScheduleSelect({ session }: { session: FormSession }) {
  const { clientId } = useActiveCompany()
  const schedule = useQuery(vehiclesQuery(api, clientId))
  const { data, filter } = useMemo(() => choicesOf(schedule.data ?? []), [schedule.data])
  if (schedule.isLoadingError) return <p>The vehicle schedule did not load. Enter the vehicle below.</p>
  if (schedule.data?.length === 0) return null
  return (
    <Select
      {...searchedList}
      {...purpose}
      placeholder={schedule.isPending ? 'Loading the schedule' : 'Type to search'}
      disabled={schedule.isPending}
      data={data}
      filter={filter}
      limit={mostShown}
      nothingFoundMessage="Nothing found. Enter the vehicle below."
      onChange={(place) => {
        const vehicle = schedule.data?.[Number(place)]
        if (place !== null && vehicle) fillInVehicle(session, vehicle)
      }}
    />
  )
}

/** What is chosen from, and a filter by words in any order: 'kenworth 2022' as well as '2022 ken'. */
function choicesOf(vehicles: readonly VehicleScheduleRow[]) {
  const data = vehicles.map(({ Vehyear, Make, Model, VIN, City }, place) => ({
    value: String(place),
    label: [[Vehyear, Make, Model].filter(Boolean).join(' '), VIN, City].filter(Boolean).join(', '),
  }))
  const texts = new Map(data.map(({ value, label }) => [value, searchText(label)]))
  const filter: OptionsFilter = ({ options, search, limit }) => {
    const words = search.split(/[\s,]+/).map(searchText)
    const isFound = (option: (typeof options)[number]) =>
      'value' in option && words.every((word) => texts.get(option.value)?.includes(word))
    return options.filter(isFound).slice(0, limit)
  }
  return { data, filter }
}
