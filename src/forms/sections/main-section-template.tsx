import type { MainSectionTemplateProps } from '@captive/form-engine/react'
import { Button, Title } from '@mantine/core'
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { use, useCallback, useMemo, useRef } from 'react'

import { headingOrder } from '../templates/section-template.tsx'
import { DetailsContext, OpenSectionsContext } from './open-sections.ts'
import { SectionState } from './section-state.tsx'
import { nextToDo } from './sections-to-do.ts'
import classes from './sections.module.css'
import { useClosed } from './use-closed.ts'
import { useScrollOnOpen } from './use-scroll-on-open.ts'
import { useFormTexts } from '../form-texts.ts'

export const mainSectionHeadingId = (id: string) => `${id}-heading`

/** A section of a form, with a heading that opens it if one section is open at a time. */
export function MainSectionTemplate({ section, id, children }: MainSectionTemplateProps) {
  const texts = useFormTexts()
  const {
    sections = [],
    open = null,
    ahead = null,
    show: shows,
    detailed = null,
    setDetailed,
  } = use(OpenSectionsContext) ?? {}
  const heading = useRef<HTMLHeadingElement>(null)
  const inTurn = open !== null && section.title !== ''
  const isElsewhere = inTurn && open !== section.id
  const closed = isElsewhere && ahead !== section.id
  const level = section.sections[0]?.level ?? 1

  const show = useCallback(() => shows?.(section.id), [shows, section.id])
  const body = useClosed(closed, show)

  const enter = useScrollOnOpen({ isOtherOpen: isElsewhere, open: show, heading, body })

  const details = useMemo(
    () => ({
      wanted: inTurn && detailed !== null && detailed !== section.id,
      want: (wanted: boolean) => (inTurn ? setDetailed?.(wanted ? section.id : null) : undefined),
    }),
    [inTurn, detailed, setDetailed, section.id],
  )

  if (section.title === '') return <div className={classes.section}>{children}</div>
  const { progress } = sections.find((each) => each.id === section.id) ?? {}
  const next = inTurn && !isElsewhere ? nextToDo(sections, section.id, detailed !== null) : undefined
  const go = (to: string) => {
    shows?.(to)
    document.getElementById(mainSectionHeadingId(id.slice(0, -section.id.length) + to))?.focus({ preventScroll: true })
  }
  return (
    <div role="group" className={classes.section} data-closed={closed} aria-labelledby={mainSectionHeadingId(id)}>
      <Title ref={heading} order={headingOrder(level)} className={classes.heading ?? ''} data-level={level}>
        {inTurn ? (
          <button
            type="button"
            id={mainSectionHeadingId(id)}
            className={classes.opener}
            aria-expanded={!closed}
            onClick={show}
          >
            <span>{section.title}</span>
            {progress ? <SectionState progress={progress} /> : null}
            <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
          </button>
        ) : (
          <>
            <span id={mainSectionHeadingId(id)} tabIndex={-1}>
              {section.title}
            </span>
            {progress ? <SectionState progress={progress} /> : null}
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
            {texts.sections.continue(next.title)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
