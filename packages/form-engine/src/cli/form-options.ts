import { CLAIM_BLOCKS, CLAIM_SETTINGS, CLAIM_TYPES, claimTypes } from '../claim/index.ts'
import type { RecId } from '../definitions/definitions.ts'
import { readRecId } from '../definitions/record-id.ts'
import type { FormSettings } from '../graph/settings.ts'
import { closest } from '../text/closest.ts'
import type { CommandOption } from './command.ts'
import type { GivenOptions } from './given-options.ts'
import { MisuseError } from './misuse-error.ts'

/** The options that define which form to compile. */
export const formOptions = {
  roots: {
    type: 'string',
    value: 'ids',
    help: 'the blocks of the form, such as 27,9; default: controls without a parent',
  },
  repeating: { type: 'string', value: 'ids', help: 'the sections that repeat, such as 19' },
  'item-id': { type: 'string', value: 'name', help: 'the property with the id of a repeated item; default: id' },
  claim: { type: 'string', value: 'type', help: `a claim report: ${claimTypes.join(', ')}` },
} as const satisfies Record<string, CommandOption>

/** The settings of the form. @throws MisuseError */
export function formSettings(given: GivenOptions): FormSettings {
  const itemId = given.text('item-id')
  const claim = given.text('claim')
  const roots = idsIn(given, 'roots')
  const repeating = idsIn(given, 'repeating')
  return {
    ...(claim !== undefined && claimSettings(claim)),
    ...(roots && { roots }),
    ...(repeating && { repeating }),
    ...(itemId !== undefined && { itemId }),
  }
}

function idsIn(given: GivenOptions, option: string): RecId[] | undefined {
  return given
    .text(option)
    ?.split(',')
    .flatMap((text) => readRecId(text) ?? [])
}

function claimSettings(written: string): FormSettings {
  const type = claimTypes.find((name) => name.toLowerCase() === written.toLowerCase())
  if (type) return { ...CLAIM_SETTINGS, roots: CLAIM_TYPES[type], repeating: [CLAIM_BLOCKS.otherVehicle] }
  const meant = closest(written, claimTypes)
  throw new MisuseError(
    `There is no claim type ${written}. ${meant ? `Did you mean ${meant}?` : `The claim types are: ${claimTypes.join(', ')}.`}`,
  )
}
