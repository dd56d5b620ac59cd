import { Button } from '@mantine/core'
import { useId, useLayoutEffect, useRef } from 'react'

import classes from './confirm-dialog.module.css'
import type { Elements } from './elements.ts'

interface ReadDialogProps {
  title: string
  children: Elements
  /** Also called for Escape. */
  onClose: () => void
}

/** Something to read over the page. Render it while it is open: closed by leaving, it gives focus back to where it was. */
export function ReadDialog({ title, children, onClose }: ReadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus() // and not the button at the end of what is to be read
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.root}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className={classes.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </dialog>
  )
}
