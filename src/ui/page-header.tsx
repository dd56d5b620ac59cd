import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { useRouteTitle } from './route-title.ts'
import { useNameThing } from './thing-name.ts'

interface PageHeaderProps {
  /** Where the title is data; else it is the one that the route states. */
  title?: string
  /** What people call the thing whose id ends the path: 'Claim CA24-500095'. The shell's header shows it. */
  thing?: string
  /** A short line above the title: where the reader is. */
  eyebrow?: ReactNode
  /** One or two sentences: what the page is for. */
  children?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
}

/**
 * The one h1 of a page, which also names the window. It takes focus on navigation (`#page-title`), so a screen reader
 * starts at it.
 */
export function PageHeader({ title, thing, eyebrow, children, actions }: PageHeaderProps) {
  return (
    <div className={classes.root} data-ruled>
      {thing === undefined ? null : <ThingName name={thing} />}
      <div className={classes.words}>
        {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
        {title === undefined ? <RouteHeading /> : <PageHeading title={title} />}
        {children ? <div className={classes.lead}>{children}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}

function ThingName({ name }: { name: string }) {
  useNameThing(name)
  return null
}

function RouteHeading() {
  return <PageHeading title={useRouteTitle()} />
}

/** The heading alone, for a page with a head of its own. */
export function PageHeading({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <>
      <title>{`${title} – Member Portal`}</title>
      <h1 id="page-title" tabIndex={-1} className={className ? `${classes.title} ${className}` : classes.title}>
        {title}
      </h1>
    </>
  )
}
