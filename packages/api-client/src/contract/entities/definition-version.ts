import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { ControlDefinition, ControlDependency, ControlDisplayValue } from './definition.ts'
import { flag, moment, nullable } from './field.ts'
import { formKinds, type FormKind } from './form-kind.ts'

/** The kind of form. */
export const formKind = (options: { description?: string } = {}) =>
  Type.Unsafe<FormKind>(
    Type.Union(
      formKinds.map((kind) => Type.Literal(kind)),
      options,
    ),
  )

/** A published version of a form. */
export const DefinitionVersion = object(
  {
    Form: formKind(),
    Number: Type.Integer({ isKey: true, description: '1 for the first one of the form' }),
    PublishedAt: moment(),
    PublishedBy: Type.String(),
    Reason: Type.String(),
    Restores: nullable(Type.Integer({ description: 'The version that it published again' })),
    IsCurrent: flag(),
  },
  { title: 'DefinitionVersion' },
)
export type DefinitionVersion = Static<typeof DefinitionVersion>

/** The rows of the three tables. */
export const DefinitionTables = object(
  {
    controls: Type.Array(ControlDefinition, { maxItems: 2_000 }),
    displayValues: Type.Array(ControlDisplayValue, { maxItems: 10_000 }),
    dependencies: Type.Array(ControlDependency, { maxItems: 10_000 }),
  },
  { title: 'DefinitionTables' },
)
export type DefinitionTables = Static<typeof DefinitionTables>

/** What publishing definitions would change. */
export const DefinitionsReview = object(
  {
    changes: Type.Array(
      object({
        kind: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
        recId: Type.Union([Type.Integer(), Type.String()]),
        label: Type.String(),
        what: Type.String({ description: 'What changed; empty for added and removed controls' }),
        before: Type.String(),
        after: Type.String(),
      }),
    ),
    lost: Type.Array(object({ label: Type.String(), reports: Type.Integer({ description: 'Unfinished reports' }) }), {
      description: 'Questions whose answers unfinished reports would lose',
    }),
  },
  { title: 'DefinitionsReview' },
)
export type DefinitionsReview = Static<typeof DefinitionsReview>
