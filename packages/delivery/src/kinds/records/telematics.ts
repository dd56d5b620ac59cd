import { company, number, required, text, whole } from '../common-fields.ts'
import type { RecordKind } from '../record-kind.ts'

export const telematicsStatus: RecordKind = {
  name: 'telematics',
  title: 'Telematics status and power units',
  one: 'status',
  many: 'statuses',
  about: 'How far each company has come with the telematics exchange, and its power units.',
  fields: [
    ...company,
    required(text('statusAtUI', ['status', 'telematics status'], 'Such as Active, Pending Data or Not Enrolled.')),
    required(
      whole('dcPowerUnit', ['power units', 'number of power units', 'units'], 'The power units of the company.'),
    ),
  ],
  key: ['ClientId'],
}

export const telematicsProviders: RecordKind = {
  name: 'telematics-providers',
  title: 'Telematics providers',
  one: 'provider',
  many: 'providers',
  about: 'Whose telematics a company uses. A company may have several.',
  fields: [...company, required(text('tsp', ['provider', 'telematics provider', 'tsp', 'vendor'], 'The provider.'))],
  key: ['ClientId', 'tsp'],
}

/** `2026-03`, `2026/3` and `202603` are the same month. */
function monthOf(written: string): string | undefined {
  const [, year, month] = /^(20\d\d)\D?(\d{1,2})(?:-01)?$/.exec(written) ?? []
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}${month?.padStart(2, '0')}` : undefined
}

const seconds = (name: string, range: string) =>
  number(
    name,
    [`speeding ${range}`, `${range} seconds`, `speeding ${range} seconds`],
    `Seconds of speeding ${range} mph.`,
  )

export const telematicsMonths: RecordKind = {
  name: 'speeding',
  title: 'Speeding by month',
  one: 'month',
  many: 'months',
  about: 'How long the vehicles of a company moved in a month, and how long they sped.',
  fields: [
    ...company,
    {
      name: 'YearMonth',
      type: 'identifier',
      heads: ['month', 'year month'],
      required: true,
      read: monthOf,
      like: '2026-03',
      about: 'The month, such as 2026-03.',
    },
    required(whole('vehicleCount', ['vehicles', 'vehicle count', 'number of vehicles'], 'Vehicles that sent data.')),
    seconds('SpeedingUnder5_Sec', 'under 5'),
    seconds('Speeding5To10_Sec', '5 to 10'),
    seconds('Speeding10To15_Sec', '10 to 15'),
    seconds('SpeedingOver15_Sec', 'over 15'),
    required(
      number('TotalMovingTime_Hr', ['moving hours', 'total moving time', 'hours'], 'Hours in which they moved.'),
    ),
  ],
  key: ['ClientId', 'YearMonth'],
}

export const technologyVendors: RecordKind = {
  name: 'technology-vendors',
  title: 'Technology vendors',
  one: 'vendor',
  many: 'vendors',
  about: 'Vendors that the program recommends.',
  fields: [
    required(text('Name', ['vendor', 'vendor name', 'name'], 'The vendor.')),
    required(text('Service', ['service', 'services'], 'What the vendor offers.')),
  ],
  key: ['Name'],
}
