import type { ReactNode } from 'react'

import { Callout } from '../../ui/callout.tsx'
import { LightButtonLink } from '../../ui/light-button.tsx'
import { PageHeading } from '../../ui/page-header.tsx'
import classes from './landing-page.module.css'

const entries = [
  ['Claims', 'Reported the moment they happen'],
  ['Policies', 'Every line, every year'],
  ['Program', 'Funds, collateral, governance'],
  ['Safety', 'Fewer losses, seen early'],
] as const

interface LandingPageProps {
  /** The title of the page that opens after login. */
  opens: string | undefined
  /** What there is to say instead of that. */
  notice?: ReactNode
}

/** What a visitor sees first (AUT-001 to AUT-003). */
export function LandingPage({ opens, notice }: LandingPageProps) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        {notice ? (
          <div className={classes.notice}>{notice}</div>
        ) : opens ? (
          <div className={classes.notice}>
            <Callout tone="info" title="You are not signed in">{`Log in, and ${opens} opens.`}</Callout>
          </div>
        ) : null}
        <PageHeading title="Maximizing insurance through technology and risk management" className={classes.tagline} />
        <p className={classes.lead}>
          The portal of your captive insurance program: report a claim, find your policies, and see how your company is
          doing.
        </p>
        <LightButtonLink to="/login" state size="lg">
          Login
        </LightButtonLink>
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
