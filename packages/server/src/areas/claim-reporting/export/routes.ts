import { Readable } from 'node:stream'
import { contract } from '@captive/api-client/contract'

import { dayOf } from '../../../database/moment.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { NotFoundError } from '../../../errors/refusals.ts'
import { FileAnswer } from '../../../http/file-answer.ts'
import { outcomeOf } from '../../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../../http/implement.ts'
import type { Session } from '../../../session/session.ts'
import { nameOfCompany } from '../../select-company/index.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { selectReports, writeReports } from './export-reports.ts'
import { findMapping, MappingRefusedError, replaceMapping } from './stored-mapping.ts'
import { logExport, logMapping } from './log-export.ts'
import { texts } from './texts.ts'

const mediaTypes = { json: 'application/json', csv: 'text/csv; charset=utf-8', froi: 'text/csv; charset=utf-8' }

export function exportRoutes(
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  readClaimForm: ReadClaimForm,
): Implementation[] {
  return [
    implement(contract.exportReports, async ({ query: { As, ...filter }, session }) => {
      if (!mayExport(session)) throw new NotFoundError(texts.mayNotExport)
      const reports = await database.transaction(session.scope, async (tx) => {
        if (filter.ClientId !== undefined && (await nameOfCompany(tx, session.scope, filter.ClientId)) === undefined)
          throw new NotFoundError(texts.noCompany)
        const selected = await selectReports(tx, session.scope, As, filter)
        await logExport(tx, session, As, selected)
        return selected
      })
      const pieces = writeReports({ database, keyring: config.keyring, readClaimForm }, As, reports)
      return new FileAnswer(texts.fileName(As, dayOf(new Date())), mediaTypes[As], Readable.from(pieces))
    }),

    implementRead(contract.getReportMapping, async ({ tx }) => ({ Payload: await findMapping(tx) })),

    implement(contract.replaceReportMapping, ({ body, session, inTransaction }) =>
      outcomeOf(() =>
        inTransaction(async (tx) => {
          if (session.scope.kind !== 'all') throw new MappingRefusedError(texts.staffOnly)
          await replaceMapping(tx, readClaimForm, { mapping: body, by: session.email })
          await logMapping(tx, session, body.columns.length)
        }),
      ),
    ),
  ]
}

/** Exports contain confidential answers, so only staff who may reveal those may export. */
const mayExport = ({ scope, permissions }: Session): boolean => scope.kind === 'all' && permissions.has('006-001')
