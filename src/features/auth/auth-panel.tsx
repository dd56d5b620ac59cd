import { Suspense, type JSX } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import classes from './auth-panel.module.css'
import type { Elements } from '../../ui/elements.ts'

/** A narrow page without a title, for content that has its own. */
export function AuthFrame({ children }: { children: JSX.Element }) {
  return (
    <div className={classes.root}>
      <Suspense>{children}</Suspense>
    </div>
  )
}

/** A narrow page with a title and a form or message. */
export function AuthPanel({ title, lead, children }: { title: string; lead?: string; children: Elements }) {
  return (
    <div className={classes.root}>
      <PageHeader title={title}>{lead}</PageHeader>
      {children}
    </div>
  )
}
