import { choosesCompany } from '../../session/identity-rules.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { parseCompanies, type Companies, type Reach } from './reach.ts'
import { texts } from './texts.ts'

const { reach: label, reaches } = texts.register

/** The companies that the search param `companies` selects for this user. */
export function useReach(companies: Companies): Reach {
  const possible = useReaches()
  return possible.find((reach) => reach === companies) ?? 'this'
}

/** A select for the companies, for staff and brokers. */
export function ReachField({ reach, onChange }: { reach: Reach; onChange: (companies: Companies) => void }) {
  const possible = useReaches()
  if (possible.length === 1) return null
  return (
    <SelectField
      label={label}
      value={reach}
      options={possible.map((value) => ({ value, label: reaches[value] }))}
      onChange={(value) => onChange(parseCompanies(value))}
    />
  )
}

function useReaches(): Reach[] {
  const session = useSession()
  const { programRecId } = useActiveCompany()
  if (!choosesCompany(session)) return ['this']
  return programRecId === null ? ['this', 'all'] : ['this', 'program', 'all']
}
