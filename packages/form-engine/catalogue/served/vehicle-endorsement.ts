import { writeTables } from '../../src/definitions/write-tables.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'
import { codeList } from '../notation/codes.ts'
import { radio, text, yesNo } from '../notation/controls.ts'

const changes = codeList([
  ['Add Vehicle', 'Add Vehicle'],
  ['Remove Vehicle', 'Remove Vehicle'],
])
const added = { 601: ['Add Vehicle'] }
const leased = { 602: ['yes'] }

/** Additional questions of a vehicle request. The first row names the question that the request already asks. */
export const vehicleQuestions: DefinitionRows = writeTables([
  radio(601, 'What would you like to do?', 'change', changes),
  yesNo(602, 'Is the vehicle leased?', 'IsLeased', { when: added }),
  text(603, 'Name of the lessor', 'LessorName', { required: true, when: leased }),
  text(604, 'Address of the lessor', 'LessorAddress', { required: true, when: leased }),
  yesNo(605, 'Is it garaged away from your main terminal?', 'GaragedElsewhere', { when: added }),
  text(606, 'Garaging address', 'GaragingAddress', { required: true, when: { 605: ['yes'] } }),
])
