import { PageHeader } from '../../ui/page-header.tsx'
import classes from './auth-panel.module.css'
import type { Elements } from '../../ui/elements.ts'

/** One narrow column: a title and one thing to do. */
export function AuthPanel({ title, lead, children }: { title: string; lead?: string; children: Elements }) {
  return (
    <div className={classes.root}>
      <PageHeader title={title}>{lead}</PageHeader>
      {children}
    </div>
  )
}
