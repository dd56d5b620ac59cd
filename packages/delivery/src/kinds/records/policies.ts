import { company, dayField, programCodeIn, requiredField, textField, wholeNumberField } from '../common-fields.ts'
import type { RecordField, RecordKind } from '../record-kind.ts'

const number: RecordField = {
  name: 'PolicyNumber',
  type: 'identifier',
  heads: ['policy number', 'policy'],
  required: true,
  about: 'The number of the policy. It must be unique.',
}

export const policies: RecordKind = {
  name: 'policies',
  title: 'Policies',
  one: 'policy',
  many: 'policies',
  about: 'The policies of the companies, including expired ones.',
  fields: [
    number,
    ...company,
    {
      ...requiredField(
        textField('LOB', ['line business', 'line', 'lob', 'coverage', 'policy type'], 'The line of business.'),
      ),
      label: 'Line of Business',
      values: {
        'Commercial Auto': ['auto', 'ca', 'al', 'auto liability', 'bap', 'business auto', 'trucking'],
        'General Liability': ['gl', 'cgl', 'commercial general liability'],
        'Workers Compensation': ['wc', 'workers comp', "workers' compensation", 'work comp'],
        Excess: ['xs', 'umbrella', 'excess liability'],
      },
    },
    requiredField(
      textField('CarrierName', ['carrier', 'carrier name', 'insurer', 'company insuring'], 'The insurance company.'),
    ),
    requiredField(
      dayField('EffectiveDate', ['effective date', 'effective', 'eff', 'inception'], 'The first day of coverage.'),
    ),
    requiredField(
      dayField('ExpirationDate', ['expiration date', 'expiration', 'exp', 'expiry'], 'The first day without coverage.'),
    ),
    dayField(
      'CancelDate',
      ['cancel date', 'cancelled', 'cancellation date'],
      'The date on which the policy was canceled.',
    ),
    programCodeIn('CategoryCode'),
  ],
  key: ['PolicyNumber'],
  fixed: ['ClientId'],
  inOrder: [
    ['EffectiveDate', 'ExpirationDate'],
    ['EffectiveDate', 'CancelDate'],
  ],
}

export const vehicles: RecordKind = {
  name: 'vehicles',
  title: 'Vehicles',
  one: 'vehicle',
  many: 'vehicles',
  about: 'The vehicles that a Commercial Auto policy covers.',
  fields: [
    {
      ...number,
      refersTo: { target: 'policy', sets: 'PolicyId' },
      about: 'The policy number, in any format.',
    },
    ...company.map(({ required: _, ...field }) => field),
    {
      name: 'VIN',
      type: 'identifier',
      label: 'VIN',
      heads: ['vin', 'vin number', 'vehicle identification number', 'serial number'],
      required: true,
      read: (written) => written.toUpperCase(),
      about: 'The vehicle identification number.',
    },
    requiredField(
      wholeNumberField('Vehyear', ['year', 'vehyear', 'model year', 'vehicle year', 'yr'], 'The model year.'),
    ),
    requiredField(textField('Make', ['make', 'vehicle make', 'manufacturer'], 'The manufacturer.')),
    textField('Model', ['model', 'vehicle model'], 'The model.'),
    textField(
      'Type',
      ['type', 'vehicle type', 'body type'],
      'The type, such as Tractor or Trailer. Trailers do not count as power units.',
    ),
    { name: 'ClassCode', type: 'identifier', heads: ['class code', 'class'], about: 'The class code.' },
    {
      ...wholeNumberField(
        'CostNew',
        ['cost new', 'original cost new', 'ocn', 'stated value', 'value'],
        'The price when new, in dollars.',
      ),
      type: 'amount',
    },
    textField('City', ['city', 'garage city', 'garaging city'], 'Where the vehicle is garaged.'),
    textField('RegistrationState', ['state', 'registration state', 'garage state'], 'The state of registration.'),
    textField('Use', ['use', 'vehicle use', 'usage'], 'The use, such as Commercial or Service.'),
    textField('Radius', ['radius', 'radius operation'], 'The radius, such as Local or Long Distance.'),
  ],
  key: ['PolicyId', 'VIN'],
}
