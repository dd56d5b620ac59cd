import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export interface Fact {
  term: string
  /** Null, undefined, '' and NaN omit the fact. */
  value: ReactNode
  /** Whether it is an identifier, which is neither wrapped nor translated. */
  identifier?: true
}

/** Facts about a record as a list of terms and values. */
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
