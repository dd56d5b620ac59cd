import { Type, type TObject, type TObjectOptions, type TProperties } from 'typebox'

/** An object with exactly these properties. Requests and responses may have no others. */
export const object = <P extends TProperties>(properties: P, options: TObjectOptions = {}): TObject<P> =>
  Type.Object(properties, { additionalProperties: false, ...options })
