import type { ControlDefinition } from '../../definitions/definitions.ts'
import type { Check } from '../control.ts'
import type { Mask } from '../mask.ts'

/** Matches `ssn` as a separate word in any spelling, but not in WitnessName or businessname. */
const ssnName = /SSN|Ssn|ssn(?![a-z])|[Ss]ocial\s*[Ss]ecurity|SOCIAL\s*SECURITY/

/** Label codes of ZIP codes and times. Labels are not used, because these words have too many other meanings there. */
const zipCode = /^zip(?:code)?$|[a-z]Zip(?:Code)?$/i
const timeCode = /^TimeOf[A-Z]/

/** The check for plain text: SSN or phone if the name says so, otherwise by data type and mask. */
export function checkOfText(row: ControlDefinition, mask: Mask | null): Check {
  const isCalled = (name: RegExp): boolean => name.test(row.ControlLabel) || name.test(row.ControlLabelCode)
  if (isCalled(ssnName)) return 'ssn'
  if (isNumberTyped(row)) return 'number'
  if (isCalled(/phone/i)) return 'phone'
  if (mask?.kind !== 'pattern' && zipCode.test(row.ControlLabelCode)) return 'zip'
  if (mask?.kind !== 'pattern' && timeCode.test(row.ControlLabelCode)) return 'time'
  return mask?.kind === 'pattern' ? 'mask' : 'none'
}

/** Only the data type `number` means a number. Every other data type is text. */
export function isNumberTyped(row: ControlDefinition): boolean {
  return row.ControlDataTypeCode.toLowerCase() === 'number'
}
