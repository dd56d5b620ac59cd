import { numeric } from 'drizzle-orm/pg-core'

/**
 * An amount, exact to the cent and below ten billion, so that a JavaScript number represents it without rounding
 * errors.
 */
export const dollars = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' })
