import type { DevicePosition, FoundPlace, KnownAnswers, KnownKind } from '@captive/api-client/contract'

/** Finds the street address at a position; null where the server knows none. */
export type FindPlace = (position: DevicePosition) => Promise<FoundPlace | null>

/** Finds vehicles or drivers that the company has named before; empty where the server cannot be asked. */
export type FindKnown = (kind: KnownKind, search: string) => Promise<readonly KnownAnswers[]>
