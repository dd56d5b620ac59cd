import { company, numberField, requiredField, textField, wholeNumberField } from '../common-fields.ts'
import type { RecordKind } from '../record-kind.ts'

export const telematicsStatus: RecordKind = {
  name: 'telematics',
  title: 'Telematics status and power units',
  one: 'status',
  many: 'statuses',
  about: 'The telematics status and the power units of each company.',
  fields: [
    ...company,
    requiredField(
      textField(
        'statusAtUI',
        ['status', 'telematics status'],
        'The status, such as Active, Pending Data or Not Enrolled.',
      ),
    ),
    requiredField(
      wholeNumberField(
        'dcPowerUnit',
        ['power units', 'number of power units', 'units'],
        'The number of power units of the company.',
      ),
    ),
  ],
  key: ['ClientId'],
}

export const telematicsProviders: RecordKind = {
  name: 'telematics-providers',
  title: 'Telematics providers',
  one: 'provider',
  many: 'providers',
  about: 'The telematics providers of a company. It may have several.',
  fields: [
    ...company,
    requiredField(textField('tsp', ['provider', 'telematics provider', 'tsp', 'vendor'], 'The provider.')),
  ],
  key: ['ClientId', 'tsp'],
}

/** `2026-03`, `2026/3` and `202603` are the same month. */
function monthOf(written: string): string | undefined {
  const [, year, month] = /^(20\d\d)\D?(\d{1,2})(?:-01)?$/.exec(written) ?? []
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}${month?.padStart(2, '0')}` : undefined
}

const seconds = (name: string, range: string) =>
  numberField(
    name,
    [`speeding ${range}`, `${range} seconds`, `speeding ${range} seconds`],
    `Seconds of speeding ${range} mph.`,
  )

export const telematicsMonths: RecordKind = {
  name: 'speeding',
  title: 'Speeding by month',
  one: 'month',
  many: 'months',
  about: 'Moving time and speeding time of a company’s vehicles in a month.',
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
    requiredField(
      wholeNumberField(
        'vehicleCount',
        ['vehicles', 'vehicle count', 'number of vehicles'],
        'The number of vehicles that sent data.',
      ),
    ),
    seconds('SpeedingUnder5_Sec', 'under 5'),
    seconds('Speeding5To10_Sec', '5 to 10'),
    seconds('Speeding10To15_Sec', '10 to 15'),
    seconds('SpeedingOver15_Sec', 'over 15'),
    requiredField(
      numberField('TotalMovingTime_Hr', ['moving hours', 'total moving time', 'hours'], 'The moving time in hours.'),
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
    requiredField(textField('Name', ['vendor', 'vendor name', 'name'], 'The vendor.')),
    requiredField(textField('Service', ['service', 'services'], 'The service that the vendor offers.')),
  ],
  key: ['Name'],
}
