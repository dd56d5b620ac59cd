import type { PartTemplateProps } from '@captive/form-engine/react'
import { Button, Title } from '@mantine/core'
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { use, useCallback, useMemo, useRef } from 'react'

import { headingOrder } from '../templates/section-template.tsx'
import { DetailsContext, OpenPartsContext } from './open-parts.ts'
import { PartState } from './part-state.tsx'
import { nextToDo } from './parts-to-do.ts'
import classes from './parts.module.css'
import { useClosed } from './use-closed.ts'
import { useTurn } from './use-turn.ts'

export const partHeadingId = (id: string) => `${id}-heading`

/** A part of a form: its heading, which opens it where one is open at a time, and its fields. */
export function PartTemplate({ part, id, children }: PartTemplateProps) {
  const {
    parts = [],
    open = null,
    ahead = null,
    show: shows,
    detailed = null,
    setDetailed,
  } = use(OpenPartsContext) ?? {}
  const heading = useRef<HTMLHeadingElement>(null)
  const inTurn = open !== null && part.title !== ''
  const isElsewhere = inTurn && open !== part.id
  const closed = isElsewhere && ahead !== part.id
  const level = part.sections[0]?.level ?? 1

  const show = useCallback(() => shows?.(part.id), [shows, part.id])
  const body = useClosed(closed, show)

  const enter = useTurn({ isElsewhere, show, heading, body })

  const details = useMemo(
    () => ({
      wanted: inTurn && detailed !== null && detailed !== part.id,
      want: (wanted: boolean) => (inTurn ? setDetailed?.(wanted ? part.id : null) : undefined),
    }),
    [inTurn, detailed, setDetailed, part.id],
  )

  if (part.title === '') return <div className={classes.part}>{children}</div>
  const { progress } = parts.find((each) => each.id === part.id) ?? {}
  const next = inTurn && !isElsewhere ? nextToDo(parts, part.id, detailed !== null) : undefined
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
          <>
            <span id={partHeadingId(id)} tabIndex={-1}>
              {part.title}
            </span>
            {progress ? <PartState progress={progress} /> : null}
          </>
        )}
      </Title>
      <div
        ref={body}
        className={classes.body}
        onFocus={isElsewhere && !closed ? ({ target }) => enter(target) : undefined}
      >
        <DetailsContext value={details}>{children}</DetailsContext>
        {next ? (
          <Button
            className={classes.continue ?? ''}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={() => go(next.id)}
          >
            {`Continue: ${next.title}`}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
