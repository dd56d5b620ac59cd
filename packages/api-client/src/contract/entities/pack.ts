import { Type, type Static } from 'typebox'

/** The purpose of a pack. */
export const PackKind = Type.Union([Type.Literal('renewal'), Type.Literal('board')], { title: 'PackKind' })
export type PackKind = Static<typeof PackKind>
