import { Type } from 'typebox'

import { DefinitionsReview, DefinitionTables, DefinitionVersion, formKind } from './entities/definition-version.ts'
import { nullable } from './entities/field.ts'
import { defaultFormKind } from './entities/form-kind.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { object } from './object.ts'

const addition = {
  area: 'definitions',
  capability: 'DefinitionVersions',
  access: ['000-001-007'],
  scope: 'none',
} as const

const version = Type.Integer({ minimum: 1, maximum: 999_999_999, description: 'The number of a version' })
const reason = Type.String({ minLength: 1, maxLength: 300, description: 'The reason, for people who look it up later' })

const Form = Type.Optional(formKind({ description: `${defaultFormKind} without it` }))

/** The published versions of the forms. Only staff see and publish them. */
export const definitionVersions = {
  getDefinitionVersions: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetDefinitionVersions',
    title: 'Versions of a form',
    description: 'All published versions, newest first. An addition to the specification.',
    query: object({ Form }),
    response: payload(Type.Array(DefinitionVersion)),
  }),
  getDefinitionVersion: endpoint({
    ...addition,
    method: 'GET',
    path: '/GetDefinitionVersion',
    title: 'Tables of a version',
    description: 'The three tables of a published version, or null. An addition to the specification.',
    query: object({ Form, Number: version }),
    response: payload(nullable(DefinitionTables)),
  }),
  reviewDefinitions: endpoint({
    ...addition,
    method: 'POST',
    path: '/ReviewDefinitions',
    title: 'Review definitions',
    description:
      'The effect that publishing these tables would have on members and on unfinished reports. Changes nothing. An addition to the specification.',
    body: object({ Form, Tables: DefinitionTables }),
    response: payload(nullable(DefinitionsReview)),
  }),
  publishDefinitions: endpoint({
    ...addition,
    method: 'POST',
    path: '/PublishDefinitions',
    title: 'Publish definitions',
    description:
      'Makes these tables the form, unless they have errors. A report or a request that was started before is accepted for a day. An addition to the specification.',
    body: object({ Form, Tables: DefinitionTables, Reason: reason }),
    response: Outcome,
  }),
  rollBackDefinitions: endpoint({
    ...addition,
    method: 'POST',
    path: '/RollBackDefinitions',
    title: 'Publish an earlier version again',
    description: 'Publishes the tables of a version again, as a new version. An addition to the specification.',
    body: object({ Form, Number: version, Reason: reason }),
    response: Outcome,
  }),
} as const
