import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import classes from './dialog.module.css'
import type { Elements } from './elements.ts'

interface DialogProps {
  title: string
  /** `alertdialog` for a question that must be answered. */
  role?: 'alertdialog'
  /** The id of the text that screen readers read with the title. */
  describedBy?: string
  /** A selector of the element to focus; `h2` is the title. */
  initialFocus: string
  children: Elements
  /** Called when the user presses Escape. */
  onClose: () => void
}

/**
 * A modal dialog. Render it only while it is open; the browser then restores the focus. It is a native dialog, because
 * Mantine's modal does not support the role `alertdialog`.
 */
export function Dialog({ title, role, describedBy, initialFocus, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>(initialFocus)?.focus()
    return () => element?.close()
  }, [initialFocus])
  return (
    <dialog
      ref={dialog}
      className={classes.root}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The buttons of a dialog, main one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
