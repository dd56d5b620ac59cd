import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from './texts.ts'
import { usePrinting } from './use-printing.ts'
import classes from './slides.module.css'
import type { Elements } from './elements.ts'

interface SlidesProps {
  /** The name of the carousel, for example `A Fund Balance and claims`. */
  label: string
  /** The slides, with distinct titles. The first one is shown initially. */
  slides: readonly { title: string; content: Elements }[]
}

/** A carousel that does not turn automatically. It renders only the current slide; when printing, all slides. */
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
    <div role="group" aria-roledescription={texts.slides.carousel} aria-label={label}>
      {printing ? null : (
        <div className={classes.head}>
          <p className={classes.title} aria-live="polite">
            <span>{shown.title}</span>
            <span>{texts.slides.position(at + 1, slides.length)}</span>
          </p>
          {slides.length > 1 ? (
            <div className={classes.turns}>
              {turn(texts.previous, at - 1, IconChevronLeft)}
              {turn(texts.next, at + 1, IconChevronRight)}
            </div>
          ) : null}
        </div>
      )}
      {(printing ? slides : [shown]).map(({ title, content }) => (
        <div
          key={title}
          className={classes.slide}
          role="group"
          aria-roledescription={texts.slides.slide}
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
