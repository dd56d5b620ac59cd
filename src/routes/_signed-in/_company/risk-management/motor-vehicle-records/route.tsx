import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/motor-vehicle-records')({
  staticData: { title: texts.motorVehicleRecords, codes: ['003-004'] },
})
