import type { FormControl, Option } from '@captive/form-engine'
import type { OptionsFilter } from '@mantine/core'

import { searchText } from '../../format/search-text.ts'

/** Match qualities, best first. */
const [IS_IT, BEGINS_WITH_IT, HAS_IT, DOES_NOT_FIT] = [0, 1, 2, 3]

/** Searches choices by label, and states also by postal code. */
export function choiceSearch({ kind }: Pick<FormControl, 'kind'>) {
  const matchQuality = ({ label, value }: Option, wanted: string) => {
    const name = searchText(label)
    if (name === wanted || (kind === 'state' && searchText(value) === wanted)) return IS_IT
    if (name.startsWith(wanted)) return BEGINS_WITH_IT
    return name.includes(wanted) ? HAS_IT : DOES_NOT_FIT
  }

  /** The matching options, best first. */
  function findOptions(options: readonly Option[], typed: string): Option[] {
    const wanted = searchText(typed)
    return options
      .map((option) => ({ option, fits: matchQuality(option, wanted) }))
      .filter(({ fits }) => fits < DOES_NOT_FIT)
      .toSorted((one, other) => one.fits - other.fits)
      .map(({ option }) => option)
  }

  /** The matching options by group. */
  const filter: OptionsFilter = ({ options, search }) => [
    ...findOptions(
      options.filter((each) => 'value' in each),
      search,
    ),
    ...options
      .filter((each) => 'items' in each)
      .map((group) => ({ ...group, items: findOptions(group.items, search) })),
  ]

  /** The option of an exact match, or the only match; undefined if ambiguous. */
  function findIntendedOption(options: readonly Option[], typed: string): Option | undefined {
    const [first, second] = findOptions(options, typed)
    const isClear = first && (!second || matchQuality(first, searchText(typed)) === IS_IT)
    return isClear ? first : undefined
  }

  return { filter, findIntendedOption }
}
