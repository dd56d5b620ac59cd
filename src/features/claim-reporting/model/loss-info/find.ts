import type { DevicePosition, FoundPlace, KnownAnswers, KnownKind } from '@captive/api-client/contract'

/** Finds the street address at a position; null if the server does not know it. */
export type FindPlace = (position: DevicePosition) => Promise<FoundPlace | null>

/** Finds vehicles or drivers that the company has reported before; empty if the server does not respond. */
export type FindKnown = (kind: KnownKind, search: string) => Promise<readonly KnownAnswers[]>
