import { choosesCompany } from '../../session/identity-rules.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { parseCompanies, type Companies, type Reach } from './reach.ts'
import { texts } from './texts.ts'

const { reach: label, reaches } = texts.register

/** What the search param `companies` means for this person. */
export function useReach(companies: Companies): Reach {
  const possible = useReaches()
  return possible.find((reach) => reach === companies) ?? 'this'
}

/** The choice of companies, for staff and brokers. */
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
