import type { VehicleScheduleRow } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { vehiclesQuery } from '../../api/vehicle-schedule.ts'
import { formatCount } from '../../format/count.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { saveWorkbook } from '../../ui/data-table/save-workbook.ts'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { powerUnitsQuery } from './queries.ts'
import { vehicleColumns } from './vehicle-columns.ts'
import { countByType, countPowerUnits, vehicleCells } from './vehicle-rows.ts'

/** In milliseconds (core §9). */
const toastDuration = 5_000

const none = 'No Vehicle Schedule Found'

/** Which vehicles are covered: to be looked through, changed, and taken along as Excel (KSK-003 to KSK-006). */
export function VehicleSchedule() {
  const can = useCan()
  const allowed = can('002-003-006')
  return (
    <SectionCard
      wide
      title="Vehicle Schedule"
      actions={
        <>
          <DownloadSchedule allowed={allowed} />
          <LinkButton to="/insurance/member-kiosk/endorsements" allowed={can('002-003-002')}>
            Add or remove a vehicle
          </LinkButton>
        </>
      }
    >
      {allowed ? <Register /> : null}
    </SectionCard>
  )
}

function DownloadSchedule({ allowed }: { allowed: boolean }) {
  const { clientId, clientName } = useActiveCompany()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const vehicles = await api.getVehicleSchedule({ query: { ClientId: clientId } })
      if (vehicles.length === 0) return false
      await saveWorkbook('Vehicle Schedule', vehicleCells(vehicles), `${clientName}_VehicleSchedule.xlsx`)
      return true
    },
    onSuccess: (saved) =>
      saved ? showSuccess('Vehicle Schedule Downloaded', toastDuration) : showFailure(none, toastDuration),
    onError: (error) => showFailure(reasonOf(error)),
  })
  return (
    <PermissionTooltip allowed={allowed}>
      <Button leftSection={<IconDownload size={20} aria-hidden />} loading={isPending} onClick={() => mutate()}>
        Vehicle Schedule
      </Button>
    </PermissionTooltip>
  )
}

function Register() {
  const { clientId } = useActiveCompany()
  const vehicles = useQuery(vehiclesQuery(api, clientId))
  return (
    <QueryView
      query={vehicles}
      pending={<LoadingState label="Loading the vehicle schedule" shape="rows" count={6} />}
      empty={
        <EmptyState title={none}>The vehicles of your Commercial Auto policies in force will stand here.</EmptyState>
      }
    >
      {(rows) => <Vehicles rows={rows} />}
    </QueryView>
  )
}

/** How many there are, for who may see them; the register says so where they do not load. */
export function VehiclesCovered() {
  const { clientId } = useActiveCompany()
  const allowed = useCan()('002-003-006')
  const vehicles = useQuery({ ...vehiclesQuery(api, clientId), enabled: allowed })
  if (!allowed || vehicles.isLoadingError) return null
  return <KeyFigure label="Vehicles covered" value={vehicles.data?.length.toLocaleString('en-US')} />
}

/** As many types as are counted by themselves; the rest make another. */
const shownTypes = 3

function Vehicles({ rows }: { rows: readonly VehicleScheduleRow[] }) {
  const table = useTableAddress()
  return (
    <>
      <KeyFigures>
        {countByType(rows, shownTypes).map(({ type, count }) => (
          <KeyFigure key={type} label={type} value={count.toLocaleString('en-US')} />
        ))}
        <PowerUnits listed={countPowerUnits(rows)} />
      </KeyFigures>
      <DataTable
        {...table}
        label="Vehicles"
        rows={rows}
        columns={vehicleColumns}
        rowKey={({ PolicyNumber, VIN }) => `${PolicyNumber} ${VIN}`}
        emptyText={none}
        searchLabel="Search vehicles"
      />
    </>
  )
}

/** What the policy counts against what the schedule lists, for who may see it; what does not load takes no room (GEN-008). */
function PowerUnits({ listed }: { listed: number }) {
  const { clientId } = useActiveCompany()
  const units = useQuery({ ...powerUnitsQuery(api, clientId), enabled: useCan()('003-002-004') })
  if (typeof units.data !== 'number') return null
  return (
    <KeyFigure
      label="Power units of the policy"
      value={formatCount(units.data)}
      detail={`${listed.toLocaleString('en-US')} on the schedule`}
    />
  )
}
