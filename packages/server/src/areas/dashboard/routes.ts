import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { findPlace } from './queries.ts'

export function dashboardRoutes({ providers }: Dependencies): Implementation[] {
  return [
    // Uses the company's ZIP code and ignores zipcd. Otherwise a caller could make the server request the weather of
    // every ZIP code.
    implement(contract.getWeather, async ({ query, inTransaction }) => {
      const place = await inTransaction((tx, scope) => findPlace(tx, scope, query.clientId))
      const forecast = place && (await providers.forecast(place.zip.slice(0, 5)))
      return { Payload: place && forecast ? { city: place.city, state: place.state, ...forecast } : null }
    }),
    implement(contract.getNews, async () => ({ Payload: await providers.news() })),
  ]
}
