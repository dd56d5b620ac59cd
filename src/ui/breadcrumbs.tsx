import { Link, useMatches, type StaticDataRouteOption } from '@tanstack/react-router'

import classes from './breadcrumbs.module.css'
import { titleText } from './route-title.ts'
import { texts } from './texts.ts'

interface BreadcrumbsProps {
  /** Whether the page of a route opens; routes that redirect back here are left out. */
  opens: (route: StaticDataRouteOption) => boolean
}

/** Links to the pages above this one, with the titles of their routes. */
export function Breadcrumbs({ opens }: BreadcrumbsProps) {
  const trail = useMatches({
    select: (matches) =>
      matches
        .filter(({ routeId }) => !routeId.endsWith('/')) // an index page has the title of its parent
        .filter(({ staticData }) => opens(staticData))
        .map(({ staticData, params, pathname }) => ({ title: titleText(staticData, params), pathname }))
        .filter(({ title }) => title !== undefined),
    structuralSharing: true,
  })
  if (trail.length < 2) return null
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={classes.root}>
        {trail.map(({ title, pathname }, at) => (
          <li key={pathname}>
            {at === trail.length - 1 ? <span aria-current="page">{title}</span> : <Link to={pathname}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
