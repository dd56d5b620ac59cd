import { usePolicyRows } from './use-policy-rows.ts'

/** '7 in force' on the page of the section: of the policies that the library lists. */
export function PoliciesInForce() {
  const count = usePolicyRows().data?.filter(({ status }) => status === 'Active').length
  return count ? <span>{`${count} in force`}</span> : null
}
