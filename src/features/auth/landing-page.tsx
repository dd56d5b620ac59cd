import type { ReactNode } from 'react'

import { useBrand } from '../../brand/brand.ts'
import { Callout } from '../../ui/callout.tsx'
import { LightButtonLink } from '../../ui/light-button.tsx'
import { PageHeading } from '../../ui/page-header.tsx'
import classes from './landing-page.module.css'
import { texts } from './texts.ts'

interface LandingPageProps {
  /** The title of the page that opens after the login. */
  opens: string | undefined
  /** Shown instead of the message that names this page. */
  notice?: ReactNode
}

/** `/` for a logged-out visitor (AUT-001 to AUT-003). */
export function LandingPage({ opens, notice }: LandingPageProps) {
  const { tagline } = useBrand()
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        {notice ? (
          <div className={classes.notice}>{notice}</div>
        ) : opens ? (
          <div className={classes.notice}>
            <Callout tone="info" title={texts.landing.notSignedIn}>
              {texts.landing.opensNext(opens)}
            </Callout>
          </div>
        ) : null}
        <PageHeading title={tagline} className={classes.tagline} />
        <p className={classes.lead}>{texts.landing.about}</p>
        <LightButtonLink to="/login" state size="lg">
          {texts.landing.login}
        </LightButtonLink>
      </div>
      <dl className={classes.ledger}>
        {texts.landing.topics.map(({ name, about }) => (
          <div key={name} className={classes.entry}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
