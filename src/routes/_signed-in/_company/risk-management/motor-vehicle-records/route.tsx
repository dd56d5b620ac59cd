import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/risk-management/motor-vehicle-records')({
  staticData: { title: 'Motor Vehicle Records', codes: ['003-004'] },
})
