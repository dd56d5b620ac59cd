import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'
import { integerValue } from '../../../ui/search-values.ts'

/** The search params of the notification pages. */
export interface NotificationsSearch extends TableState {
  /** The open tab; undefined for the notifications tab. */
  panel?: 'options' | undefined
  /** The RecId of the chosen user; on the staff page only. */
  user?: number | undefined
}

/** Parses the search params, for the routes' `validateSearch`. */
export function parseNotificationsSearch(search: Record<string, unknown>): NotificationsSearch {
  const { panel, user } = search
  return {
    ...parseTableState(search),
    panel: panel === 'options' ? panel : undefined,
    user: Number(user) > 0 ? integerValue(user) : undefined,
  }
}
