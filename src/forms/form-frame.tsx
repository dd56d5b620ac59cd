import { useEffect, type ReactNode } from 'react'

import { PageHeader } from '../ui/page-header.tsx'
import { FormBody, type FormBodyProps } from './form-body.tsx'
import classes from './form-frame.module.css'
import type { Elements } from '../ui/elements.ts'

export interface FormFrameProps<Receipt> extends FormBodyProps<Receipt> {
  title: string
  /** One sentence: what the form is for. */
  lead: string
  /** Buttons that act on what the form is about, as it is stored. */
  actions?: ReactNode
  /** What the page shows once it is sent. */
  children: (receipt: Receipt) => Elements
}

/** A page with one request; once it is sent, its receipt in the same place. */
export function FormFrame<Receipt>({ title, lead, actions, children, ...body }: FormFrameProps<Receipt>) {
  const { receipt } = body.form
  if (receipt !== undefined) return <Receipt title={title}>{children(receipt)}</Receipt>
  return (
    <div className={classes.root}>
      <PageHeader title={title} actions={actions}>
        {lead}
      </PageHeader>
      <FormBody {...body} />
    </div>
  )
}

/** Takes focus, so that what was sent is read next and not the page from its top. */
function Receipt({ title, children }: { title: string; children: Elements }) {
  useEffect(() => {
    window.scrollTo({ top: 0 })
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={classes.root}>
      <PageHeader title={title} />
      {children}
    </div>
  )
}
