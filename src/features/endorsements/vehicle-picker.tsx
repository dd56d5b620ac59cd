import type { VehicleScheduleRow } from '@captive/api-client/contract'
import type { FormStore } from '@captive/form-engine/store'
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
import { texts } from './texts.ts'

/** The most matches to show. Typing another letter narrows them down. */
const maxShown = 50

const purpose = { label: texts.picker.label, description: texts.picker.description }

/** Finds a vehicle on the schedule. Disabled for users who may not see the schedule. */
export function VehiclePicker({ store }: { store: FormStore }) {
  if (useCan()('002-003-006')) return <ScheduleSelect store={store} />
  return (
    <PermissionTooltip allowed={false}>
      <Select {...purpose} readOnly />
    </PermissionTooltip>
  )
}

/** Searches thousands of vehicles by part of their data, and fills in the selected one. */
function ScheduleSelect({ store }: { store: FormStore }) {
  const { clientId } = useActiveCompany()
  const schedule = useQuery(vehiclesQuery(api, clientId))
  const { data, filter } = useMemo(() => choicesOf(schedule.data ?? []), [schedule.data])
  if (schedule.isLoadingError) return <p>{texts.picker.failed}</p>
  if (schedule.data?.length === 0) return null
  return (
    <Select
      {...searchedList}
      {...purpose}
      placeholder={schedule.isPending ? texts.picker.loading : texts.picker.placeholder}
      disabled={schedule.isPending}
      data={data}
      filter={filter}
      limit={maxShown}
      nothingFoundMessage={texts.picker.noMatch}
      onChange={(index) => {
        const vehicle = schedule.data?.[Number(index)]
        if (index !== null && vehicle) fillInVehicle(store, vehicle)
      }}
    />
  )
}

/** The options, and a filter that matches words in any order: 'kenworth 2022' or '2022 ken'. */
function choicesOf(vehicles: readonly VehicleScheduleRow[]) {
  const data = vehicles.map(({ Vehyear, Make, Model, VIN, City }, index) => ({
    value: String(index),
    label: [[Vehyear, Make, Model].filter(Boolean).join(' '), VIN, City].filter(Boolean).join(', '),
  }))
  const searchTexts = new Map(data.map(({ value, label }) => [value, searchText(label)]))
  const filter: OptionsFilter = ({ options, search, limit }) => {
    const words = search.split(/[\s,]+/).map(searchText)
    const isFound = (option: (typeof options)[number]) =>
      'value' in option && words.every((word) => searchTexts.get(option.value)?.includes(word))
    return options.filter(isFound).slice(0, limit)
  }
  return { data, filter }
}
