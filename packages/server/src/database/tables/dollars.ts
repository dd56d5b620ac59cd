import { numeric } from 'drizzle-orm/pg-core'

/** An amount, exact to the cent; below ten billion, so that a number holds it exactly enough. */
export const dollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })
