import { useEffect, type ReactNode } from 'react'

import { PageHeader } from '../ui/page-header.tsx'
import { FormBody, type FormBodyProps } from './form-body.tsx'
import classes from './form-frame.module.css'
import type { Elements } from '../ui/elements.ts'

export interface FormFrameProps<Receipt> extends FormBodyProps<Receipt> {
  title: string
  /** One sentence about the purpose of the form. */
  lead: string
  /** Buttons that act on the stored record. */
  actions?: ReactNode
  /** Renders the receipt. */
  children: (receipt: Receipt) => Elements
}

/** A page with a form, replaced by its receipt after sending. */
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

/** Takes focus, so that screen readers continue with the receipt. */
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
