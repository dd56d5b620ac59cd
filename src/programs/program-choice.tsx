import type { Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useActiveCompany, useSession } from '../session/session-context.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { LoadingState } from '../ui/loading-state.tsx'
import { QueryView } from '../ui/query-view.tsx'
import { searchChoice } from '../ui/search-choice.ts'
import type { SearchParams } from '../ui/use-search-params.ts'
import classes from './program-choice.module.css'
import type { ProgramSearch } from './program-search.ts'
import { programsQuery } from './queries.ts'
import type { Elements } from '../ui/elements.ts'
import { texts } from './texts.ts'

interface ProgramChoiceProps {
  /** The search params of the page. A change resets a table to its first page. */
  params: SearchParams<ProgramSearch & { page?: number | undefined }>
  /** The title of the empty state for a company without programs. */
  emptyText: string
  /** Renders the selected program. */
  children: (program: Program) => Elements
}

/** The program selector at the top of a page (AMB-108). The current program is the default. */
export function ProgramChoice({ params, emptyText, children }: ProgramChoiceProps) {
  const programs = useQuery(programsQuery(api, useSession(), useActiveCompany()))
  return (
    <QueryView
      query={programs}
      pending={<LoadingState label={texts.loading} shape="fields" count={1} />}
      failed={texts.failed}
      empty={<EmptyState title={emptyText}>{texts.noProgramHint}</EmptyState>}
    >
      {(known) => (
        <OfProgram programs={known} params={params}>
          {children}
        </OfProgram>
      )}
    </QueryView>
  )
}

interface OfProgramProps extends Omit<ProgramChoiceProps, 'emptyText'> {
  programs: readonly Program[]
}

function OfProgram({ programs, params: { search, onSearch }, children }: OfProgramProps) {
  const choice = searchChoice(
    programs.map(({ RecId }) => RecId),
    search.program,
    (program) => onSearch({ program, page: undefined }),
  )
  const program = programs.find(({ RecId }) => RecId === choice.value)
  return (
    <>
      <div className={classes.select}>
        <SelectField
          label={texts.program}
          options={programs.map(({ RecId, Name }) => ({ value: RecId, label: Name }))}
          {...choice}
        />
      </div>
      {program ? children(program) : null}
    </>
  )
}
