import { parseTableState, type TableState } from '../../../ui/data-table/table-state.ts'

/** The two sides of the screen; the grid is the usual one. */
export const notificationPanels = ['grid', 'options'] as const

/** What the address of the notification pages says. */
export interface NotificationsAddress extends TableState {
  panel?: 'options'
  /** The RecId of the picked user; on the page for staff only. */
  user?: number
}

/** For the routes' `validateSearch`. */
export function parseNotificationsAddress(search: Record<string, unknown>): NotificationsAddress {
  const { panel, user } = search
  return {
    ...parseTableState(search),
    ...(panel === 'options' && { panel }),
    ...(Number.isSafeInteger(user) && Number(user) > 0 && { user: Number(user) }),
  }
}
