import type { ControlDefinition } from '../../definitions/definitions.ts'
import type { Check } from '../control.ts'
import type { Mask } from '../mask.ts'

/** `ssn` as a word of its own in any spelling, so that neither WitnessName nor businessname is one. */
const ssnName = /SSN|Ssn|ssn(?![a-z])|[Ss]ocial\s*[Ss]ecurity|SOCIAL\s*SECURITY/

/** Label codes of ZIP codes and of times of day; labels say too many other things with these words. */
const zipCode = /^zip(?:code)?$|[a-z]Zip(?:Code)?$/i
const timeCode = /^TimeOf[A-Z]/

/** Which check judges plain text: what its name says it is, SSN (AMB-124) or phone (AMB-121), then data type and mask. */
export function checkOfText(row: ControlDefinition, mask: Mask | null): Check {
  const isCalled = (name: RegExp): boolean => name.test(row.ControlLabel) || name.test(row.ControlLabelCode)
  if (isCalled(ssnName)) return 'ssn'
  if (isNumberTyped(row)) return 'number'
  if (isCalled(/phone/i)) return 'phone'
  if (mask?.kind !== 'pattern' && zipCode.test(row.ControlLabelCode)) return 'zip'
  if (mask?.kind !== 'pattern' && timeCode.test(row.ControlLabelCode)) return 'time'
  return mask?.kind === 'pattern' ? 'mask' : 'none'
}

/** `ControlDataTypeCode` number; every other data type is text. */
export function isNumberTyped(row: ControlDefinition): boolean {
  return row.ControlDataTypeCode.toLowerCase() === 'number'
}
