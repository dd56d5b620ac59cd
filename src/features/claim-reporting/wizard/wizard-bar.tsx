import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { claimsLine } from '../claims-line.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import classes from './wizard-bar.module.css'

interface WizardBarProps {
  /** Null on the first step. */
  onPrevious: (() => void) | null
  onNext: () => void
  /** Whether pressing Next goes on; it stays pressable and then tells what is missing (WIZ-004). */
  ready: boolean
  last: boolean
  submitting: boolean
  /** Whether to keep the phone number at hand. */
  severe: boolean
  status: ReactNode
}

/** Previous and Next, always in reach of the thumb. */
export function WizardBar({ onPrevious, onNext, ready, last, submitting, severe, status }: WizardBarProps) {
  return (
    <div className={classes.root}>
      <div className={classes.notes}>
        {severe ? (
          <a className={classes.call} href={`tel:${claimsLine.tel}`}>
            <IconPhone size={20} stroke={1.75} aria-hidden />
            Call {claimsLine.number}
          </a>
        ) : null}
        <span className={classes.status}>{status}</span>
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
      {last ? (
        <SubmitButton label="Submit" busyLabel="Submitting" busy={submitting} ready={ready} onPress={onNext} />
      ) : (
        <Button
          variant="filled"
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
