import { Link } from '@tanstack/react-router'

import { texts } from '../texts.ts'

/** Where a search of some claims or policies found nothing: the same search of all claims. */
export const searchAllLink = (text: string) => (
  <Link to="/Claims/all" search={{ search: text }}>
    {texts.register.searchAll(text)}
  </Link>
)
