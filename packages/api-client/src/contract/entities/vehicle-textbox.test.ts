import { compileForm, defineForm } from '@captive/form-engine'
import { expect, test } from 'vitest'

import { vehicleTextbox } from './vehicle-textbox.ts'

const form = compileForm(
  defineForm({
    vin: { kind: 'textbox', label: 'VIN', labelCode: 'VehicleVin' },
    plate: { kind: 'textbox', label: 'License plate', labelCode: 'OtherVehiclePlate' },
    dot: { kind: 'textbox', label: 'US DOT number', labelCode: 'OtherVehicleUsDot' },
    ssn: { kind: 'textbox', label: 'SSN' },
    note: { kind: 'textbox', label: 'Note' },
  }),
  { kinds: [vehicleTextbox] },
)

test('accepts implausible VINs, plates and US DOT numbers with a doubt', () => {
  const answers = { vin: '1M8GDM9A', plate: 'KLM/482', dot: 'MC 123456', ssn: '000-12-3456', note: 'KLM/482' }
  expect(form.doubts(answers).map(({ key, message }) => [key, message])).toEqual([
    ['vin', 'A VIN has 17 characters, and this one has 8. Please check it.'],
    ['plate', 'A plate has only letters and digits. Please check it.'],
    ['dot', 'A US DOT number has up to 8 digits, for example 1234567. Please check it.'],
    ['ssn', 'No Social Security number has these digits. Please check them.'],
  ])
  expect(form.validate(answers)).toEqual([])
})

test('raises no doubt about a valid number', () => {
  expect(form.doubts({ vin: '1M8GDM9AXKP042788', plate: 'KLM 482', dot: 'USDOT 1234567', ssn: '' })).toEqual([])
})
