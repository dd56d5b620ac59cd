import { writeTables } from '../../src/definitions/write-tables.ts'
import { dropdown, radio, section, text, yesNo } from '../notation/controls.ts'
import type { BrokenDefinitions } from './broken-definitions.ts'

const car = { value: 'car', label: 'Car' }
const bus = { value: 'bus', label: 'Bus' }
const trailer = { value: 'trailer', label: 'Trailer' }

/** Options that are never offered, or not offered as expected. */
export const brokenOffers: readonly BrokenDefinitions[] = [
  {
    name: 'option-of-unknown-control',
    title: 'An option depends on a control that does not exist.',
    definitions: writeTables([radio(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 9: 'yes' } }])]),
    code: 'unknown-controller',
    controls: [2, 9],
    cells: ['displayValues[2].ControlingControlsRecId'],
  },
  {
    name: 'option-of-inactive-control',
    title: 'An option depends on an inactive control.',
    definitions: writeTables([
      yesNo(1, 'Was it towing?', 'Towing', { inactive: true }),
      radio(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 1: 'yes' } }]),
    ]),
    code: 'inactive-controller',
    controls: [2, 1],
    cells: ['displayValues[4].ControlingControlsRecId'],
  },
  {
    name: 'option-of-unknown-value',
    title: 'An option depends on a value that its controlling control does not offer.',
    definitions: writeTables([
      yesNo(1, 'Was it towing?', 'Towing'),
      radio(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 1: ['yes', 'perhaps'] } }]),
    ]),
    code: 'unknown-value',
    controls: [2, 1],
    cells: ['displayValues[4].ControlingValue'],
  },
  {
    name: 'option-without-value',
    title: 'An option names a controlling control but no value.',
    definitions: writeTables([
      yesNo(1, 'Was it towing?', 'Towing'),
      radio(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 1: '' } }]),
    ]),
    code: 'blank-value',
    controls: [2, 1],
    cells: ['displayValues[4].ControlingValue'],
  },
  {
    name: 'option-without-controller',
    title: 'An option has a controlling value but no controlling control.',
    definitions: (() => {
      const tables = writeTables([radio(2, 'Vehicle', 'Vehicle', [car, bus])])
      const [first, ...others] = tables.displayValues
      return { ...tables, displayValues: [{ ...first!, ControlingValue: 'yes' }, ...others] }
    })(),
    code: 'value-without-use',
    controls: [2],
    cells: ['displayValues[0].ControlingValue'],
  },
  {
    name: 'options-in-circle',
    title: 'An option depends on a control that another option of the same question shows.',
    definitions: writeTables([
      radio(1, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 2: 'yes' } }]),
      yesNo(2, 'Was it towing?', 'Towing', { when: { 1: ['car'] } }),
    ]),
    code: 'dependency-circle',
    controls: [1, 2],
    cells: ['displayValues[2].ControlingControlsRecId'],
  },
  {
    name: 'option-of-repeated-control',
    title: 'An option outside a repeating section depends on a question inside it.',
    definitions: writeTables([
      section(19, 'Other vehicle', 'OtherVehicle', [yesNo(1, 'Was it towing?', 'Towing')]),
      radio(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 1: 'yes' } }]),
    ]),
    repeating: [19],
    code: 'controller-in-repeat',
    controls: [2, 1],
    cells: ['displayValues[4].ControlingControlsRecId'],
  },
  {
    name: 'option-never-offered',
    title: 'A control shows after No, but one of its options needs Yes.',
    definitions: writeTables([
      yesNo(1, 'Was it towing?', 'Towing'),
      dropdown(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 1: 'yes' } }], { when: { 1: ['no'] } }),
    ]),
    code: 'option-never-offered',
    controls: [2, 1],
    cells: ['displayValues[4].ControlingValue'],
  },
  {
    name: 'options-apart',
    title: 'A control needs an option and another answer that are never given together.',
    definitions: writeTables([
      yesNo(1, 'Was it towing?', 'Towing'),
      dropdown(2, 'Vehicle', 'Vehicle', [car, bus, { ...trailer, when: { 1: 'yes' } }]),
      text(3, 'Plate', 'Plate', { when: { 1: ['no'], 2: ['trailer'] } }),
    ]),
    code: 'contradiction',
    controls: [3, 1, 2],
    cells: ['dependencies[0].ControlingValue', 'dependencies[1].ControlingValue'],
  },
]
