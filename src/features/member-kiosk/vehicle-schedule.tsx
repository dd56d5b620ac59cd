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
import { EmptyState } from '../../ui/empty-state.tsx'
import { Metric, Metrics } from '../../ui/metrics.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { powerUnitsQuery } from './queries.ts'
import { texts } from './texts.ts'
import { vehicleColumns } from './vehicle-columns.ts'
import { countByType, countPowerUnits, vehicleCells } from './vehicle-rows.ts'

/** In milliseconds. */
const toastDuration = 5_000

const none = texts.vehicles.none

/** The vehicle schedule as a table and an Excel download. */
export function VehicleSchedule() {
  const can = useCan()
  const allowed = can('002-003-006')
  return (
    <SectionCard
      wide
      title={texts.vehicles.title}
      actions={
        <>
          <DownloadSchedule allowed={allowed} />
          <LinkButton to="/insurance/member-kiosk/endorsements" allowed={can('002-003-002')}>
            {texts.vehicles.change}
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
      await saveWorkbook(texts.vehicles.sheet, vehicleCells(vehicles), texts.vehicles.fileName(clientName))
      return true
    },
    onSuccess: (saved) =>
      saved ? showSuccess(texts.vehicles.downloaded, toastDuration) : showFailure(none, toastDuration),
    onError: (error) => showFailure(reasonOf(error)),
  })
  return (
    <PermissionTooltip allowed={allowed}>
      <Button leftSection={<IconDownload size={20} aria-hidden />} loading={isPending} onClick={() => mutate()}>
        {texts.vehicles.download}
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
      pending={<LoadingState label={texts.vehicles.loading} shape="rows" count={6} />}
      empty={<EmptyState title={none}>{texts.vehicles.noneHint}</EmptyState>}
    >
      {(rows) => <Vehicles rows={rows} />}
    </QueryView>
  )
}

/** A metric of the covered vehicles. Renders nothing on failure, because the table reports it. */
export function VehiclesCovered() {
  const { clientId } = useActiveCompany()
  const allowed = useCan()('002-003-006')
  const vehicles = useQuery({ ...vehiclesQuery(api, clientId), enabled: allowed })
  if (!allowed || vehicles.isLoadingError) return null
  return <Metric label={texts.vehicles.covered} value={vehicles.data && formatCount(vehicles.data.length)} />
}

/** The number of vehicle types among the metrics. */
const shownTypes = 3

function Vehicles({ rows }: { rows: readonly VehicleScheduleRow[] }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/insurance/member-kiosk/')
  return (
    <>
      <Metrics>
        {countByType(rows, shownTypes).map(({ type, count }) => (
          <Metric key={type} label={type} value={formatCount(count)} />
        ))}
        <PowerUnits listed={countPowerUnits(rows)} />
      </Metrics>
      <DataTable
        state={search}
        onState={onSearch}
        label={texts.vehicles.table}
        rows={rows}
        columns={vehicleColumns}
        rowKey={(row) => String(rows.indexOf(row))}
        emptyText={none}
        searchLabel={texts.vehicles.search}
      />
    </>
  )
}

/** A metric of the power units on the policy and on the schedule. Renders nothing on failure (GEN-008). */
function PowerUnits({ listed }: { listed: number }) {
  const { clientId } = useActiveCompany()
  const units = useQuery({ ...powerUnitsQuery(api, clientId), enabled: useCan()('003-002-004') })
  if (typeof units.data !== 'number') return null
  return (
    <Metric
      label={texts.vehicles.powerUnits}
      value={formatCount(units.data)}
      detail={texts.vehicles.onSchedule(formatCount(listed))}
    />
  )
}
