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
import { DocumentList, type ListedDocument } from '../../ui/document-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { searchChoice } from '../../ui/search-choice.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import classes from './financial-page.module.css'
import { periodOf, statementsIn, statementsOf, yearsOf } from './statements.ts'
import { texts } from './texts.ts'

const routeId = '/_signed-in/_company/insurance/financial-&-profitability'

/** The financial statements of the chosen program and year, grouped by type (FIN-008 to FIN-013). */
export function FinancialStatements() {
  const params = useSearchParams(routeId)
  return (
    <ProgramChoice params={params} emptyText={texts.statements.empty}>
      {(program) => <ProgramStatements program={program} />}
    </ProgramChoice>
  )
}

function ProgramStatements({ program: { RecId, Name } }: { program: Program }) {
  const documents = useQuery(programDocumentsQuery(api, RecId))
  return (
    <QueryView
      query={documents}
      pending={<LoadingState label={texts.statements.loading} shape="rows" count={4} />}
      failed={texts.statements.failed}
    >
      {(all) => {
        const statements = statementsIn(all)
        return statements.length > 0 ? (
          <StatementsByYear statements={statements} />
        ) : (
          <EmptyState title={texts.statements.empty}>{texts.statements.emptyHint(Name)}</EmptyState>
        )
      }}
    </QueryView>
  )
}

function StatementsByYear({ statements }: { statements: readonly Document[] }) {
  const can = useCan()
  const visit = useLastVisit()
  const { mutate: remove } = useDeleteDocument()
  const { search, onSearch } = useSearchParams(routeId)
  const years = yearsOf(statements)
  const choice = searchChoice(years, search.year, (year) => onSearch({ year, page: undefined }))
  const shown = choice.value === undefined ? [] : statementsOf(statements, choice.value)
  const groups = shown.map(({ type, statements: ofType }) => ({
    title: type,
    documents: ofType.map((statement) => toListed(type, statement, isNewSince(visit, statement))),
  }))
  return (
    <>
      <div className={classes.years}>
        <SelectField
          label={texts.statements.year}
          options={years.map((value) => ({ value, label: String(value) }))}
          {...choice}
        />
      </div>
      <DocumentList
        groups={groups}
        emptyText={texts.statements.empty}
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
