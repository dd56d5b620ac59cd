import { specified } from './specified-texts.ts'

export const texts = {
  lead: 'Learn about changes to a driver’s record as soon as they are posted.',
  start: {
    title: 'Get set up',
    note: 'Write to us, or go to the service if you already have an account',
    getStarted: specified['MVR-002'].getStarted,
    service: 'Driver-record monitoring',
  },
  video: { title: 'How it works', name: 'Motor Vehicle Records' },
  getStarted: {
    title: specified['MVR-002'].getStarted,
    lead: 'Tell us what you need and we will help you set it up.',
    question: specified['MVR-005'].question,
    about: 'Motor Vehicle Records',
  },
}
