import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export interface Fact {
  term: string
  /** Null, undefined, '' and NaN leave the fact out; say 'unknown' where that matters. */
  value: ReactNode
  /** Copied out or read aloud sign by sign: its zeros are stroked and it never breaks. */
  identifier?: true
}

/** What is known about one thing, as terms and what they are. What is not known takes no room. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && !Number.isNaN(value),
  )
  if (known.length === 0) return null
  return (
    <dl className={classes.root}>
      {known.map(({ term, value, identifier }, index) => (
        <div key={`${index} ${term}`} className={classes.fact}>
          <dt>{term}</dt>
          <dd {...(identifier && { className: 'identifier', translate: 'no' })}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
