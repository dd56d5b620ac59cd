import { plural } from '../../format/plural.ts'

const quoted = (text: string) => (text === '' ? 'nothing' : `“${text}”`)

export const texts = {
  about: 'Change the questions of a form without a developer: edit a version here or as a workbook, and publish it.',
  form: 'Form',
  notOffered: 'Publishing forms is not available on this server',
  notOfferedHint: 'Ask your administrator to update the server.',

  versions: {
    title: 'Published versions',
    loading: 'Loading the versions',
    failed: { title: 'The versions did not load', details: 'The server could not be reached. Nothing has been lost.' },
    empty: 'No versions',
    emptyHint: 'Published versions will appear here.',
    columns: {
      number: 'Version',
      state: 'State',
      reason: 'Reason',
      at: 'Published',
      by: 'Published by',
      actions: 'Actions',
    },
    current: 'In use',
    earlier: 'Earlier',
    name: (number: number) => `Version ${number}`,
    edit: 'Edit in the Lab',
    editOf: (number: number) => `Edit in the Lab: version ${number}`,
    download: 'Download',
    fileName: (form: string, number: number) => `${form}-version-${number}.xlsx`,
    again: 'Publish again',
    againOf: (number: number) => `Publish again: version ${number}`,
    question: (number: number) => `Publish version ${number} again`,
    effect: 'Members will get this version the next time they open the form.',
    published: (number: number) => `Version ${number} was published again.`,
  },

  lab: {
    about: 'Edit the tables and see the form as members will. Nothing changes for members until you publish.',
    version: (form: string, number: number) => `Version ${number} of ${form}`,
    file: 'Edited in the Lab.json',
    close: 'Back to the versions',
    loading: 'Opening the Lab',
    failed: { title: 'The version did not load', details: 'The server could not be reached. Nothing has been lost.' },
    none: 'This version does not exist',
    noneHint: 'Go back and choose another version.',
  },

  reason: 'Reason',
  reasonHelp: 'This helps people who look up the change later. For example, “Ask for the trailer number”.',
  reasonMissing: 'Enter a reason.',
  notPublished: 'The form was not published.',

  publish: {
    title: 'Publish a changed form',
    choose: 'Choose a file',
    kinds:
      'Choose a workbook with the sheets Controls, DisplayValues and Dependencies, a JSON file, or three CSV files.',
    reading: 'Checking the file',
    unreadable: 'This file contains no definitions',
    findings: 'Errors and warnings',
    severity: { error: 'Error', warning: 'Warning', info: 'Note' },
    errors: (count: number) => `${plural(count, { one: 'error', other: 'errors' })} to correct`,
    errorsHint: 'Correct the file and choose it again. Nothing was published.',
    noErrors: (name: string) => `${name} has no errors`,
    reviewing: 'Comparing with the form in use',
    notReviewed: 'The file was not compared with the form in use.',
    changes: 'What changes for members',
    unchanged: 'Nothing changes. This is the form in use.',
    added: (label: string) => `New: “${label}”`,
    removed: (label: string) => `Removed: “${label}”`,
    changed: (label: string, what: string, before: string, after: string) =>
      `“${label}”: ${what} changes from ${quoted(before)} to ${quoted(after)}`,
    lost: 'What changes for unfinished reports',
    noneLost: 'No unfinished report loses an answer.',
    lostAnswer: (label: string, reports: number) =>
      `${plural(reports, { one: 'unfinished report loses', other: 'unfinished reports lose' })} the answer to “${label}”.`,
    effect:
      'Members will get the new version the next time they open the form. A form that is already open can still be sent for one day.',
    send: 'Publish',
    done: 'The form was published.',
  },
}
