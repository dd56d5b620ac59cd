import type { DevicePosition, FoundPlace } from '@captive/api-client/contract'
import { Type } from 'typebox'

import { urlOf, fetchJson } from './fetch-json.ts'

const part = () => Type.Optional(Type.String({ maxLength: 200 }))

const Found = Type.Object({
  address: Type.Optional(
    Type.Object({
      house_number: part(),
      road: part(),
      city: part(),
      town: part(),
      village: part(),
      hamlet: part(),
      'ISO3166-2-lvl4': part(),
      postcode: part(),
    }),
  ),
})

/** The address at a position in the United States, otherwise null. */
export async function fetchPlace(
  reverse: string,
  { latitude, longitude }: DevicePosition,
  signal: AbortSignal,
): Promise<FoundPlace | null> {
  const query = { lat: String(latitude), lon: String(longitude), format: 'jsonv2', 'accept-language': 'en' }
  const { address } = await fetchJson(urlOf(reverse, '/reverse', query), Found, signal)
  const state = /^US-([A-Z]{2})$/.exec(address?.['ISO3166-2-lvl4'] ?? '')?.[1]
  if (!address || state === undefined) return null
  const { house_number: number, road, city, town, village, hamlet, postcode } = address
  return {
    street: [number, road].filter(Boolean).join(' '),
    city: city ?? town ?? village ?? hamlet ?? '',
    state,
    zip: /^\d{5}/.exec(postcode ?? '')?.[0] ?? '',
  }
}
