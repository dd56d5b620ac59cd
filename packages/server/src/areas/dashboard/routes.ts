import { contract } from '@captive/api-client/contract'

import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'
import { findPlace } from './queries.ts'

export function dashboardRoutes({ providers }: Parts): Implementation[] {
  return [
    // The address of the company decides: with zipcd anybody could have the provider asked for every ZIP code there is.
    implement(contract.getWeather, async ({ query, inTransaction }) => {
      const place = await inTransaction((tx, scope) => findPlace(tx, scope, query.clientId))
      const forecast = place && (await providers.forecast(place.zip.slice(0, 5)))
      return { Payload: place && forecast ? { city: place.city, state: place.state, ...forecast } : null }
    }),
    implement(contract.getNews, async () => ({ Payload: await providers.news() })),
  ]
}
