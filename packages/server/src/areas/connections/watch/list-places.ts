import type { WatchedPlace } from '@captive/api-client/contract'

import { urlOf, type WatchedSetting } from '../../../config/watched-places.ts'
import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { watchedPlaces } from '../../../database/tables/connections.ts'

/** The configured places with the last look at each. */
export async function listPlaces(tx: Transaction, places: readonly WatchedSetting[]): Promise<WatchedPlace[]> {
  const checks = await tx
    .select({
      Setting: watchedPlaces.Setting,
      LookedAt: momentOf(watchedPlaces.LookedAt),
      LastError: watchedPlaces.LastError,
    })
    .from(watchedPlaces)
  return places.map((place) => {
    const check = checks.find(({ Setting }) => Setting === place.setting)
    return {
      Setting: place.setting,
      Address: urlOf(place),
      LookedAt: check?.LookedAt ?? null,
      LastError: check?.LastError ?? null,
    }
  })
}
