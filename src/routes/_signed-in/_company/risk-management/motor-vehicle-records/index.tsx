import { createFileRoute } from '@tanstack/react-router'

import { MotorVehicleRecordsPage } from '../../../../../features/risk-management/motor-vehicle-records/motor-vehicle-records-page.tsx'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/motor-vehicle-records/')({
  staticData: { title: texts.motorVehicleRecords, codes: [] },
  component: MotorVehicleRecordsPage,
})
