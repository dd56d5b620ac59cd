import type { Document, Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { dayOf, fileNameOf, titleOf } from '../../documents/document-facts.ts'
import { isNewSince, useLastVisit } from '../../documents/last-visit.ts'
import { loadDocument } from '../../documents/load-document.ts'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { useDeleteDocument } from '../../documents/use-delete-document.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { useCan } from '../../session/session-context.ts'
import { AddressSelect } from '../../ui/address-select.tsx'
import { DocumentList, type ListedDocument } from '../../ui/document-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useAddressValue } from '../../ui/use-address-value.ts'
import classes from './financial-page.module.css'
import { periodOf, statementsIn, statementsOf, yearsOf } from './statements.ts'

const emptyText = 'No Documents Found.'

/** The statements of the program chosen, for a year, by type (FIN-008 to FIN-013). */
export function FinancialStatements() {
  return <ProgramChoice emptyText={emptyText}>{(program) => <OfProgram program={program} />}</ProgramChoice>
}

function OfProgram({ program: { RecId, Name } }: { program: Program }) {
  const documents = useQuery(programDocumentsQuery(api, RecId))
  return (
    <QueryView
      query={documents}
      pending={<LoadingState label="Loading financial statements" shape="rows" count={4} />}
      failed={{
        title: 'The financial statements did not load',
        kept: 'They are still there; only the list did not come.',
      }}
    >
      {(all) => {
        const statements = statementsIn(all)
        return statements.length > 0 ? (
          <OfYear statements={statements} />
        ) : (
          <EmptyState title={emptyText}>{`Statements of ${Name} will stand here.`}</EmptyState>
        )
      }}
    </QueryView>
  )
}

function OfYear({ statements }: { statements: readonly Document[] }) {
  const can = useCan()
  const visit = useLastVisit()
  const { mutate: remove } = useDeleteDocument()
  const years = yearsOf(statements).map(String)
  const [year] = useAddressValue('year', years)
  const groups = statementsOf(statements, Number(year)).map(({ type, statements: those }) => ({
    title: type,
    documents: those.map((statement) => toListed(type, statement, isNewSince(visit, statement))),
  }))
  return (
    <>
      <div className={classes.years}>
        <AddressSelect name="year" label="Year" options={years.map((value) => ({ value, label: value }))} />
      </div>
      <DocumentList
        groups={groups}
        emptyText={emptyText}
        mayDelete={can('002-004-002-001')}
        onDelete={({ id }) => {
          const statement = statements.find(({ RecId }) => String(RecId) === id)
          if (statement) remove(statement)
        }}
      />
    </>
  )
}

function toListed(type: string, statement: Document, isNew: boolean): ListedDocument {
  const period = periodOf(type, statement)
  return {
    id: String(statement.RecId),
    title: titleOf(statement),
    about: statement.Description,
    fileName: fileNameOf(statement),
    date: dayOf(statement),
    ...(period !== undefined && { period }),
    isNew,
    load: loadDocument(api, statement),
  }
}
