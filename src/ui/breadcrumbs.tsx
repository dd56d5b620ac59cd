import { Link, useMatches, type StaticDataRouteOption } from '@tanstack/react-router'

import classes from './breadcrumbs.module.css'
import { titleText } from './route-title.ts'

interface BreadcrumbsProps {
  /** Whether the page of a route opens, by what the route states: one that would lead back here is no step. */
  opens: (route: StaticDataRouteOption) => boolean
}

/** The way from the section down to this page: the titles that its routes state. A page on top of a section has none. */
export function Breadcrumbs({ opens }: BreadcrumbsProps) {
  const trail = useMatches({
    select: (matches) =>
      matches
        .filter(({ routeId }) => !routeId.endsWith('/')) // an index page stands for the route above it
        .filter(({ staticData }) => opens(staticData))
        .map(({ staticData, params, pathname }) => ({ title: titleText(staticData, params), pathname }))
        .filter(({ title }) => title !== undefined),
    structuralSharing: true,
  })
  if (trail.length < 2) return null
  return (
    <nav aria-label="Breadcrumbs">
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
