import { Type } from 'typebox'

/** The largest whole number that fits a 32-bit column. */
export const maxId = 2_147_483_647

/** The id of a row. */
export const id = (options: { description?: string } = {}) => Type.Integer({ minimum: 1, maximum: maxId, ...options })

/** A whole number that identifies or counts things. */
export const ordinal = () => Type.Integer({ minimum: 0, maximum: maxId })
