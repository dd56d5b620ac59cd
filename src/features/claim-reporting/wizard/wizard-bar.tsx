import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPhone } from '@tabler/icons-react'

import { claimsLine } from '../claims-line.ts'
import { NoAnswerYet } from '../../../forms/no-answer-yet.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import classes from './wizard-bar.module.css'

interface WizardBarProps {
  /** Null on the first step. */
  onPrevious: (() => void) | null
  onNext: () => void
  /** Null unless an answer is being changed. */
  onBackToCheck: (() => void) | null
  /** Whether pressing Next goes on; it stays pressable and then tells what is missing (WIZ-004). */
  ready: boolean
  last: boolean
  submitting: boolean
  /** Whether to keep the phone number at hand. */
  severe: boolean
  status: Elements
}

/** Previous and Next, always in reach of the thumb; while an answer is changed, the way back before them. */
export function WizardBar(props: WizardBarProps) {
  const { onPrevious, onNext, onBackToCheck, ready, last, submitting, severe, status } = props
  return (
    <div className={classes.root}>
      <div className={classes.notes}>
        {severe ? (
          <a className={classes.call} href={`tel:${claimsLine.tel}`}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            <span>{`Call ${claimsLine.number}`}</span>
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
          Previous
        </Button>
      ) : null}
      {onBackToCheck ? (
        <Button variant="filled" className={classes.back ?? ''} onClick={onBackToCheck}>
          Back to your answers
        </Button>
      ) : null}
      {last ? (
        <SubmitButton label="Submit" busyLabel="Submitting" busy={submitting} ready={ready} onPress={onNext} />
      ) : (
        <Button
          {...(onBackToCheck === null && { variant: 'filled' })}
          className={classes.next ?? ''}
          aria-disabled={!ready}
          rightSection={<IconArrowRight size={20} aria-hidden />}
          onClick={onNext}
        >
          Next
        </Button>
      )}
    </div>
  )
}
