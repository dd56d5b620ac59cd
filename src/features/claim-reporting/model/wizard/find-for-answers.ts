import { claimTypeOf } from '../forms/local-forms.ts'
import type { FindKnown, FindPlace } from '../loss-info/find.ts'
import type { Wizard } from './wizard.ts'

/** Looks up addresses. A failed lookup finds nothing, because it must not prevent a report. */
export function placeFinder({ options }: Wizard): FindPlace {
  return (body) => options.api.findFNOLPlace({ body }).catch(() => null)
}

/** Looks up vehicles and drivers that the company has reported before. A failed lookup finds nothing. */
export function knownFinder({ options, state }: Wizard): FindKnown {
  const { api, clientId: ClientId } = options
  return async (Kind, Search) => {
    const ClaimType = claimTypeOf(state().report.type.answers())
    return ClaimType ? api.findFNOLKnown({ query: { ClientId, ClaimType, Kind, Search } }).catch(() => []) : []
  }
}
