import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { usePrinting } from './use-printing.ts'
import classes from './slides.module.css'
import type { Elements } from './elements.ts'

interface SlidesProps {
  /** What they show: 'A Fund Balance and claims'. */
  label: string
  /** Each with what tells it from the others: '2026 - 2027'. The first is shown. */
  slides: readonly { title: string; content: Elements }[]
}

/** A carousel: one of a few pictures at a time, turned by hand alone. Only the one that is shown is drawn; on paper, all. */
export function Slides({ label, slides }: SlidesProps) {
  const printing = usePrinting()
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, slides.length - 1)
  const shown = slides[at]
  if (!shown) return null
  const turn = (word: string, to: number, Sign: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size="xl"
      aria-label={slides[to] ? `${word}: ${slides[to].title}` : word}
      aria-disabled={!slides[to]}
      {...(!slides[to] && { 'data-disabled': true })}
      onClick={() => {
        if (slides[to]) setWanted(to)
      }}
    >
      <Sign size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      {printing ? null : (
        <div className={classes.head}>
          <p className={classes.title} aria-live="polite">
            <span>{shown.title}</span>
            <span>{`${at + 1} of ${slides.length}`}</span>
          </p>
          {slides.length > 1 ? (
            <div className={classes.turns}>
              {turn('Previous', at - 1, IconChevronLeft)}
              {turn('Next', at + 1, IconChevronRight)}
            </div>
          ) : null}
        </div>
      )}
      {(printing ? slides : [shown]).map(({ title, content }) => (
        <div
          key={title}
          className={classes.slide}
          role="group"
          aria-roledescription="slide"
          aria-label={title}
          data-keep-together
        >
          {printing ? <p className={classes.title}>{title}</p> : null}
          {content}
        </div>
      ))}
    </div>
  )
}
