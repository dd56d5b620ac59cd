import type { PartInView, PartTemplateProps } from '@captive/form-engine/react'
import { Button, Title } from '@mantine/core'
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { use, useCallback, useEffect, useRef } from 'react'

import { headingOrder } from '../templates/section-template.tsx'
import { OpenPartsContext } from './open-parts.ts'
import { PartState } from './part-state.tsx'
import classes from './parts.module.css'
import { useClosed } from './use-closed.ts'

export const partHeadingId = (id: string) => `${id}-heading`

/** A part of a form: its heading, which opens it where one is open at a time, and its fields. */
export function PartTemplate({ part, id, children }: PartTemplateProps) {
  const { parts = [], open = null, show: shows } = use(OpenPartsContext) ?? {}
  const heading = useRef<HTMLHeadingElement>(null)
  const inTurn = open !== null && part.title !== ''
  const closed = inTurn && open !== part.id
  const level = part.sections[0]?.level ?? 1

  const show = useCallback(() => shows?.(part.id), [shows, part.id])
  const body = useClosed(closed, show)

  // The part before closes at the same time: what was opened must not slide out of sight with it.
  const wasClosed = useRef(closed)
  useEffect(() => {
    if (wasClosed.current && !closed) {
      const at = body.current?.contains(document.activeElement) ? document.activeElement : null
      if (at) at.scrollIntoView({ block: 'center' })
      else heading.current?.scrollIntoView({ block: 'start' })
    }
    wasClosed.current = closed
  }, [closed, body])

  if (part.title === '') return <div className={classes.part}>{children}</div>
  const { progress } = parts.find((each) => each.id === part.id) ?? {}
  const next = inTurn && !closed ? nextToDo(parts, part.id) : undefined
  const go = (to: string) => {
    shows?.(to)
    document.getElementById(partHeadingId(id.slice(0, -part.id.length) + to))?.focus({ preventScroll: true })
  }
  return (
    <div role="group" className={classes.part} data-closed={closed} aria-labelledby={partHeadingId(id)}>
      <Title ref={heading} order={headingOrder(level)} className={classes.heading ?? ''} data-level={level}>
        {inTurn ? (
          <button
            type="button"
            id={partHeadingId(id)}
            className={classes.opener}
            aria-expanded={!closed}
            onClick={show}
          >
            <span>{part.title}</span>
            {progress ? <PartState progress={progress} /> : null}
            <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
          </button>
        ) : (
          <span id={partHeadingId(id)} tabIndex={-1}>
            {part.title}
          </span>
        )}
      </Title>
      <div ref={body} className={classes.body}>
        {children}
        {next ? (
          <Button
            className={classes.continue ?? ''}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={() => go(next.id)}
          >
            Continue: {next.title}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** The next part that still needs something, from the top again after the last. */
function nextToDo(parts: readonly PartInView[], after: string): PartInView | undefined {
  const at = parts.findIndex(({ id }) => id === after)
  const others = [...parts.slice(at + 1), ...parts.slice(0, at)]
  return others.find(({ title, progress }) => title !== '' && progress.missing + progress.wrong > 0)
}
