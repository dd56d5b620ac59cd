import type { TableState } from '../../../ui/data-table/table-state.ts'

/** Values of the search param `queue`; the first is the default. */
export const queueNames = ['reports', 'vehicles', 'renewals', 'users'] as const
export type QueueName = (typeof queueNames)[number]

export interface QueuesSearch extends TableState {
  queue?: QueueName | undefined
}

/** The selected queue, for the `validateSearch` of the page. */
export const parseQueue = (queue: unknown): QueueName | undefined =>
  queueNames.find((known) => known === queue && known !== queueNames[0])
