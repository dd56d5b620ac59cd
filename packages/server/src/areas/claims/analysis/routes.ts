import { contract } from '@captive/api-client/contract'

import type { Database } from '../../../database/database.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import { analyzeLosses } from './analyze-losses.ts'
import { compareLosses } from './compare-losses.ts'
import { developLosses } from './develop-losses.ts'

/** Figures about claims: frequency, severity, report lag, development, and comparison with the program. */
export const analysisRoutes = (database: Database): Implementation[] => [
  implementRead(contract.getLossAnalysis, async ({ query, tx, scope }) => ({
    Payload: await analyzeLosses(tx, scope, query),
  })),

  implementRead(contract.getLossDevelopment, async ({ query, tx, scope }) => ({
    Payload: await developLosses(tx, scope, query),
  })),

  implement(contract.getLossComparison, async ({ query, inTransaction }) => ({
    Payload: await compareLosses(database, inTransaction, query.ClientId),
  })),
]
