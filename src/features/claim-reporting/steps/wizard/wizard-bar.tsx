import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPhone } from '@tabler/icons-react'

import { useClaimsLine } from '../../../../brand/claims-line.ts'
import { NoAnswerYet } from '../../../../forms/no-answer-yet.tsx'
import { SubmitButton } from '../../../../forms/submit-button.tsx'
import type { Elements } from '../../../../ui/elements.ts'
import type { texts } from './texts.ts'
import classes from './wizard-bar.module.css'

/** The texts of the bar in one language. */
type BarTexts = Readonly<Record<Exclude<keyof typeof texts.bar, 'call'>, string>> & Pick<typeof texts.bar, 'call'>

interface WizardBarProps {
  words: BarTexts
  /** The language of the texts. */
  lang: string | undefined
  /** Null on the first step. */
  onPrevious: (() => void) | null
  onNext: () => void
  /** Null unless an answer is being changed. */
  onBackToCheck: (() => void) | null
  /** Whether the step is complete. If not, Next can still be pressed and shows what is missing (WIZ-004). */
  ready: boolean
  last: boolean
  submitting: boolean
  /** Whether to show the phone number. */
  severe: boolean
  status: Elements
}

/**
 * The bar with Previous and Next, within reach of the thumb. While an answer is being changed, the button back to the
 * review comes first.
 */
export function WizardBar(props: WizardBarProps) {
  const claimsLine = useClaimsLine()
  const { words, lang, onPrevious, onNext, onBackToCheck, ready, last, submitting, severe, status } = props
  return (
    <div className={classes.root} lang={lang}>
      <div className={classes.notes}>
        {severe ? (
          <a className={classes.call} href={`tel:${claimsLine.tel}`}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            <span>{words.call(claimsLine.number)}</span>
          </a>
        ) : null}
        <span className={classes.status}>
          {submitting ? null : status}
          <NoAnswerYet sending={submitting} />
        </span>
      </div>
      {onPrevious ? (
        <Button
          className={classes.previous ?? ''}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onPrevious}
          disabled={submitting}
        >
          {words.previous}
        </Button>
      ) : null}
      {onBackToCheck ? (
        <Button variant="filled" className={classes.back ?? ''} onClick={onBackToCheck}>
          {words.back}
        </Button>
      ) : null}
      {last ? (
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          busy={submitting}
          ready={ready}
          onPress={onNext}
        />
      ) : (
        <Button
          {...(onBackToCheck === null && { variant: 'filled' })}
          className={classes.next ?? ''}
          aria-disabled={!ready}
          rightSection={<IconArrowRight size={20} aria-hidden />}
          onClick={onNext}
        >
          {words.next}
        </Button>
      )}
    </div>
  )
}
