import { Link } from '@tanstack/react-router'

import { texts } from '../texts.ts'

/** Shown if a search in a subset of claims or policies found nothing: the same search in all claims. */
export const searchAllLink = (text: string) => (
  <Link to="/Claims/all" search={{ search: text }}>
    {texts.register.searchAll(text)}
  </Link>
)
