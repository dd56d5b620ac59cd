import type { ReactNode } from 'react'
import { useBrand } from '../brand/brand.ts'
import classes from './page-header.module.css'
import { useRouteTitle } from './route-title.ts'
import { useSetRecordName } from './record-name.ts'

interface PageHeaderProps {
  /** The title of a record; the default is the title of the route. */
  title?: string
  /** The name of the record, for example `Claim CA24-500095`, for the header of the shell. */
  thing?: string
  /** A short line above the title. */
  eyebrow?: ReactNode
  /** One or two sentences about the purpose of the page. */
  children?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
}

/**
 * The h1 of a page, which also sets the window title. It takes focus on navigation (`#page-title`), so that screen
 * readers start there.
 */
export function PageHeader({ title, thing, eyebrow, children, actions }: PageHeaderProps) {
  return (
    <div className={classes.root} data-ruled>
      {thing === undefined ? null : <RecordName name={thing} />}
      <div className={classes.words}>
        {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
        {title === undefined ? <RouteHeading /> : <PageHeading title={title} />}
        {children ? <div className={classes.lead}>{children}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}

function RecordName({ name }: { name: string }) {
  useSetRecordName(name)
  return null
}

function RouteHeading() {
  return <PageHeading title={useRouteTitle()} />
}

/** The heading alone, for pages with their own header. */
export function PageHeading({ title, className }: { title: string; className?: string | undefined }) {
  const { shortName } = useBrand()
  return (
    <>
      <title>{`${title} – ${shortName}`}</title>
      <h1 id="page-title" tabIndex={-1} className={className ? `${classes.title} ${className}` : classes.title}>
        {title}
      </h1>
    </>
  )
}
