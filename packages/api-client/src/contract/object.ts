import { Type, type TObject, type TObjectOptions, type TProperties } from 'typebox'

/** An object that has these properties and no others; in a request as in an answer anything else is a mistake. */
export const object = <P extends TProperties>(properties: P, options: TObjectOptions = {}): TObject<P> =>
  Type.Object(properties, { additionalProperties: false, ...options })
