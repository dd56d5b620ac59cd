import { plural } from '../../../../format/plural.ts'

/** Texts of step 3 that are not in the served form. */
export const texts = {
  /** The name of each language in that language. */
  languages: {
    english: 'English',
    spanish: 'Español',
    failed: 'No se pudo cargar el español. Spanish could not be loaded. Check your connection and try again.',
  },
  upcoming: (questions: number, minutes: number) =>
    `Next: ${plural(questions, { one: 'required question', other: 'required questions' })} about the loss (about ${plural(minutes, { one: 'minute', other: 'minutes' })}).`,
  severity: {
    title: (number: string) => `Call ${number} right away`,
    call: 'Call now',
    /** The text for a reason from claims operations, in the language of the form. */
    reasonOf: (reason: string) => reason,
    reasons: (reasons: readonly string[]) => `${reasons.join('. ')}. A claim representative needs to know right away.`,
    open: 'This form stays open, and we keep what you typed. Your claim is marked as severe.',
    reported: 'Your claim is marked as severe. If you have not called yet, please call now.',
    announcement: (number: string, reasons: readonly string[]) => `Call ${number} right away. ${reasons.join('. ')}.`,
  },
  currentLocation: {
    button: 'Use my location',
    unknown: "We can't get your location. Please type the address.",
  },
  /** The accessible name of a button for one question. */
  buttonFor: (button: string, question: string) => `${button}: ${question}`,
  undo: 'Undo',
  replaced: 'We replaced your earlier answer.',
  known: {
    found: (count: number) =>
      plural(count, {
        one: 'match. Tap it to fill in the details.',
        other: 'matches. Tap one to fill in the details.',
      }),
    source: (source: 'schedule' | 'report') => `from your ${sources[source]}`,
    filled: (source: 'schedule' | 'report') => `Filled in from your ${sources[source]}.`,
    review: 'Change anything that is not right.',
    typeNext: (question: string) => `Now enter: ${question}.`,
  },
}

const sources = { schedule: 'vehicle schedule', report: 'earlier report' } as const
