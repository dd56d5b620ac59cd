import { Type, type Static } from 'typebox'

/** What a pack is made for. */
export const PackKind = Type.Union([Type.Literal('renewal'), Type.Literal('board')], { title: 'PackKind' })
export type PackKind = Static<typeof PackKind>
