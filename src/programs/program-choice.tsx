import type { Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useActiveCompany, useSession } from '../session/session-context.ts'
import { AddressSelect } from '../ui/address-select.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingState } from '../ui/loading-state.tsx'
import { QueryView } from '../ui/query-view.tsx'
import { useAddressValue } from '../ui/use-address-value.ts'
import classes from './program-choice.module.css'
import { programsQuery } from './queries.ts'
import type { Elements } from '../ui/elements.ts'

interface ProgramChoiceProps {
  /** What stands there for a company that never was in a program. */
  emptyText: string
  /** What there is of the program chosen. */
  children: (program: Program) => Elements
}

/** The program selector on top of a page (AMB-108); which program is chosen stands in the address, the present one by default. */
export function ProgramChoice({ emptyText, children }: ProgramChoiceProps) {
  const programs = useQuery(programsQuery(api, useSession(), useActiveCompany()))
  return (
    <QueryView
      query={programs}
      pending={<LoadingState label="Loading programs" shape="fields" count={1} />}
      failed={{ title: 'The programs did not load', kept: 'Nothing of them is lost.' }}
      empty={
        <EmptyState title={emptyText}>
          Your company is in no program yet. What belongs to one will stand here.
        </EmptyState>
      }
    >
      {(known) => <OfProgram programs={known}>{children}</OfProgram>}
    </QueryView>
  )
}

/** What the address calls it. */
const name = 'program'

function OfProgram({ programs, children }: { programs: readonly Program[] } & Pick<ProgramChoiceProps, 'children'>) {
  const [chosen] = useAddressValue(
    name,
    programs.map(({ RecId }) => String(RecId)),
  )
  const program = programs.find(({ RecId }) => String(RecId) === chosen)
  return (
    <>
      <div className={classes.select}>
        <AddressSelect
          name={name}
          label="Program"
          options={programs.map(({ RecId, Name }) => ({ value: String(RecId), label: Name }))}
        />
      </div>
      {program ? children(program) : null}
    </>
  )
}
