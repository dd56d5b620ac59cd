import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { titleOfPath } from '../../format/title.ts'
import { Callout } from '../../ui/callout.tsx'
import classes from './landing-page.module.css'

const entries = [
  ['Claims', 'Reported the moment they happen'],
  ['Policies', 'Every line, every year'],
  ['Program', 'Funds, collateral, governance'],
  ['Safety', 'Fewer losses, seen early'],
] as const

interface LandingPageProps {
  /** The page that opens after login. */
  wanted: string | undefined
  /** What there is to say instead of that. */
  notice?: ReactNode
}

/** What a visitor sees first (AUT-001 to AUT-003). */
export function LandingPage({ wanted, notice }: LandingPageProps) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        {notice ? (
          <div className={classes.notice}>{notice}</div>
        ) : wanted ? (
          <div className={classes.notice}>
            <Callout tone="info" title="You are not signed in">
              Log in, and {titleOfPath(new URL(wanted, 'https://portal.invalid').pathname)} opens.
            </Callout>
          </div>
        ) : null}
        <Title order={1} id="page-title" tabIndex={-1} className={classes.tagline ?? ''}>
          Maximizing insurance through technology and risk management
        </Title>
        <p className={classes.lead}>
          The portal of your captive insurance program: report a claim, find your policies, and see how your company is
          doing.
        </p>
        <Button component={Link} to="/login" state variant="filled" size="lg" className={classes.login ?? ''}>
          Login
        </Button>
      </div>
      <dl className={classes.ledger}>
        {entries.map(([name, what]) => (
          <div key={name} className={classes.entry}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
