import type { ClaimView } from '@captive/api-client/contract'
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'

import { parseRegisterSearch, type RegisterSearch } from '../register-search.ts'

/** The search params that a view saves: all but the page and the view itself. */
export const toViewSearch = (search: RegisterSearch): string =>
  defaultStringifySearch({ ...parseRegisterSearch({ ...search }), page: undefined, view: undefined })

/** The search params of the register with a view open. */
export const fromView = ({ Name, Search }: ClaimView): RegisterSearch => ({
  ...parseRegisterSearch(defaultParseSearch(Search)),
  page: undefined,
  view: Name,
})

/** Whether the register shows different claims or columns than the saved view. */
export const isChanged = (view: ClaimView, search: RegisterSearch): boolean =>
  toViewSearch(fromView(view)) !== toViewSearch(search)
