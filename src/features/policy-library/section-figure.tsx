import { texts } from './texts.ts'
import { usePolicyRows } from './use-policy-rows.ts'

/** The number of active policies, for the section page. */
export function PoliciesInForce() {
  const count = usePolicyRows().data?.filter(({ status }) => status === 'Active').length
  return count ? <span>{texts.inForce(count)}</span> : null
}
