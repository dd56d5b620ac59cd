import { plural } from '../../format/plural.ts'
import { specified } from './specified-texts.ts'

export const texts = {
  lead: 'Requests and agreements.',
  memberNumber: 'Member number',
  program: (id: number) => `Program ${id}`,
  requests: {
    title: 'Policy documentation',
    endorsements: { label: 'Endorsements', about: 'Request to add or remove a vehicle' },
    renewal: { label: 'Renewal Documentation', about: 'What we need for your renewal and what you have sent' },
  },
  agreements: { title: specified['KSK-001'].agreements, empty: specified['DOC-012'].noDocuments },
  vehicles: {
    title: specified['KSK-003'].vehicleSchedule,
    download: specified['KSK-003'].vehicleSchedule,
    sheet: 'Vehicle Schedule',
    fileName: (company: string) => `${company}_VehicleSchedule.xlsx`,
    change: 'Add or remove a vehicle',
    downloaded: specified['KSK-006'].downloaded,
    none: specified['KSK-006'].none,
    noneHint: 'The vehicles on your active Commercial Auto policies will appear here.',
    loading: 'Loading the vehicle schedule',
    covered: 'Vehicles covered',
    otherTypes: 'Other types',
    powerUnits: 'Power units on the policy',
    onSchedule: (count: string) => `${count} on the schedule`,
    table: 'Vehicles',
    search: 'Search vehicles',
    columns: {
      vehicle: 'Vehicle',
      vin: 'VIN',
      type: 'Type',
      city: 'City',
      costNew: 'Cost New',
      policyNumber: 'Policy Number',
      radius: 'Radius',
    },
    total: (count: number) => `Total of ${plural(count, { one: 'vehicle', other: 'vehicles' })}`,
  },
}
