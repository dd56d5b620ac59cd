import { Link } from '@tanstack/react-router'

import { reachSearch, type Reach } from '../reach.ts'
import type { RegisterSearch } from '../register/register-search.ts'

interface RegisterLinkProps {
  reach: Reach
  filters: RegisterSearch
  /** The label for screen readers, which begins with the text. */
  label?: string
  children: string
}

/** A figure that links to its claims in the register. */
export const RegisterLink = ({ reach, filters, label, children }: RegisterLinkProps) => (
  <Link to="/Claims/all" search={{ ...filters, ...reachSearch(reach) }} aria-label={label}>
    {children}
  </Link>
)
