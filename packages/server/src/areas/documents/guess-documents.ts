import type { DocumentGuess } from '@captive/api-client/contract'
import { KnownNames, readDocumentName } from '@captive/delivery'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { inScope, programInScope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { documentTypes, programs } from '../../database/tables/reference.ts'
import type { Session } from '../../session/session.ts'
import { mayFile } from './categories.ts'

/** Guesses from file names the companies and programs in scope, and the categories to file under. */
export async function guessDocuments(
  tx: Transaction,
  session: Session,
  fileNames: readonly string[],
): Promise<DocumentGuess[]> {
  const companies = await tx
    .select({
      id: clients.ClientId,
      code: clients.ClientCode,
      name: clients.ClientName,
      program: clients.ProgramsRecId,
    })
    .from(clients)
    .where(inScope(session.scope))
  const types = (await tx.select().from(documentTypes).where(eq(documentTypes.IsActive, 1))).filter((type) =>
    mayFile(session, type),
  )
  const programsInScope = await tx.select().from(programs).where(programInScope(session.scope, programs.RecId))
  const known = {
    companies: new KnownNames({ companies, policies: [] }),
    programs: programsInScope.map(({ RecId, Code, Name }) => ({ id: RecId, names: [Code, Name, `PC${RecId}`] })),
    documentTypes: types.map(({ RecId, Code, Name }) => ({
      id: RecId,
      names: [Code.split('_').at(-1) ?? Name, Code, Name],
    })),
  }
  return fileNames.map((FileName) => {
    const { company, program, documentType, year } = readDocumentName(FileName, known)
    const named = types.filter(({ RecId }) => documentType?.ids.includes(RecId))
    const fitting = named.filter(({ Tier }) => (Tier === 'Insured') === (company !== undefined))
    const type = fitting.length === 1 ? fitting[0] : named.length === 1 ? named[0] : undefined
    const isOfProgram = type?.Tier === 'Program'
    const ofCompany = companies.find(({ id }) => id === company?.id)?.program ?? null
    return {
      FileName,
      ClientId: isOfProgram ? null : (company?.id ?? null),
      ProgramsRecId: programsInScope.find(({ RecId }) => program?.ids.includes(RecId))?.RecId ?? ofCompany,
      DocumentTypesRecId: type?.RecId ?? null,
      Year: year ?? null,
    }
  })
}
