import { specified } from '../../specified-texts.ts'

/** Texts around the steps: the buttons, the draft status and the notes above a step. */
export const texts = {
  progress: 'Claim report',
  bar: {
    previous: specified['WIZ-003'].previous,
    next: specified['WIZ-003'].next,
    submit: specified['WIZ-005'].submit,
    submitting: specified['WIZ-006'].submitting,
    back: 'Back to your answers',
    call: (number: string) => `Call ${number}`,
  },
  draft: {
    saving: 'Saving',
    saved: (time: string) => `Saved ${time}`,
    unsaved: 'Not saved. We will try again.',
    signedOut: 'Not saved. Sign in to save it.',
    logIn: 'Sign in',
    refused: (reason: string) => `Not saved. ${reason}`,
    showConflict: 'See your options',
  },
  conflict: {
    gone: 'This draft no longer exists',
    own: 'You continued this report in another window',
    others: (name: string) => `${name} continued this report`,
    goneDetails: 'It was sent or discarded. Your version is not saved.',
    details: (date: string, time: string) =>
      `Saved ${date}, ${time}. Your version is different and has not been saved.`,
    takeNewer: 'Use the newer version',
    keepMine: 'Keep mine as a separate report',
    noAnswer: 'No answer',
    mine: (answer: string | null) => `(yours: ${answer ?? 'no answer'})`,
  },
  refused: {
    title: 'The claim was not reported. Your answers are kept.',
    restore: 'Restore my answers',
    hint: 'If you start another report, you can still find them under Claims Reporting.',
  },
}
