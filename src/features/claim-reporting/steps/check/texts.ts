import { specified } from '../../specified-texts.ts'

/** Texts of step 4: files, answers to check, and why the report was not sent. */
export const texts = {
  files: { title: 'Photos and documents', note: 'Optional. You can send more later.' },
  review: {
    title: 'Check your answers',
    note: 'Confidential answers are hidden until you show them.',
    steps: specified['WIZ-001'],
    claimType: 'Claim type',
    change: 'Change',
    show: 'Show',
    hide: 'Hide',
    /** The accessible name of a button for one answer or step. */
    buttonFor: (button: string, name: string) => `${button} ${name}`,
  },
  notSent: {
    title: 'Not sent yet. Everything you entered is kept.',
    message: (reason: string) => `${reason} If we already received your claim, it will not be counted twice.`,
  },
  duplicate: {
    title: 'This incident may already be reported',
    isAnother: 'This is a different incident',
    advice: 'Your report is not sent yet. Check the reports below, or submit yours if it is a different incident.',
    report: (day: string, time: string, number: string) => `Reported ${day} at ${time}, ${number}:`,
    claim: (number: string, date: string) => `Claim ${number}, loss on ${date}:`,
    openReport: 'Open report',
    openClaim: 'Open claim',
    /** The accessible name of a link. */
    inNewTab: (link: string, number: string) => `${link} ${number} in a new tab`,
  },
  day: { today: 'today', yesterday: 'yesterday', on: (date: string) => `on ${date}` },
}
