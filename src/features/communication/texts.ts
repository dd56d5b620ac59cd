import { specified } from './specified-texts.ts'

const { none } = specified['GOV-014']

export const texts = {
  boards: {
    about: 'The latest newsletter and upcoming webinars.',
    newsletter: specified['COM-002'].newsletter,
    noDocuments: specified['DOC-012'].noDocuments,
    noProgram: 'Your company is not in a program yet.',
    protocols: specified['COM-004'].protocols,
  },
  webinars: {
    title: specified['COM-003'].webinars,
    loading: 'Loading webinars',
    failed: { title: 'The webinars did not load', details: 'The newsletter and the video are still available.' },
    empty: 'No Webinars Found.',
    emptyHint: 'Upcoming webinars will appear here.',
    dateAndTime: (date: string, time: string) => `${date}, ${time}`,
  },
  directory: {
    about: 'Who to contact.',
    loading: 'Loading the directory',
    failed: { title: 'The directory did not load', details: 'You can always call the claim line below.' },
    empty: none,
    emptyHint: 'The people who serve you will appear here.',
    search: 'Search people and departments',
    noMatch: none,
    noMatchHint: 'Try a shorter search.',
    work: 'Work',
    cell: 'Cell',
  },
}
