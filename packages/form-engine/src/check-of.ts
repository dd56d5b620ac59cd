import type { ControlDefinition } from './definitions.ts'
import type { Check, Option } from './form.ts'
import { hasOptions, type ControlKind } from './kinds.ts'
import type { Mask } from './mask.ts'

/** Which check judges a control: its kind first, then what its label says it is, then its mask and data type. */
export function checkOf(
  row: ControlDefinition,
  kind: ControlKind,
  options: readonly Option[],
  mask: Mask | null,
): Check {
  if (hasOptions(kind)) return options.length > 0 ? 'option' : 'none'
  switch (kind) {
    case 'calendar':
      return 'date'
    case 'email':
    case 'phone':
      return kind
    case 'checkbox':
      return 'ticked'
    case 'file':
      return 'files'
    case 'password':
    case 'page':
    case 'section':
      return 'none'
    default:
      return checkOfText(row, mask)
  }
}

/** `ssn` as a word of its own in any spelling, so that neither WitnessName nor businessname is one. */
const ssnName = /SSN|Ssn|ssn(?![a-z])|[Ss]ocial\s*[Ss]ecurity|SOCIAL\s*SECURITY/

/** Label codes of ZIP codes and of times of day; labels say too many other things with these words. */
const zipCode = /^zip(?:code)?$|[a-z]Zip(?:Code)?$/i
const timeCode = /^TimeOf[A-Z]/

/** SSN (AMB-124) and phone (AMB-121) are told by label or label code. */
function checkOfText(row: ControlDefinition, mask: Mask | null): Check {
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
