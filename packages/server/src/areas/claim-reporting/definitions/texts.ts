import { plural } from '@captive/api-client/contract'

const errorCount = (count: number) => plural(count, { one: 'error', other: 'errors' })

export const texts = {
  refused: (errors: number) =>
    `The definitions have ${errorCount(errors)}. Correct the file and publish it again. Nothing was changed.`,
  noReason: 'Say why you publish, for example “New question about trailers”.',
  unchanged: 'These are the definitions that members have now. There is nothing to publish.',
  noVersion: (number: number) => `There is no version ${number}.`,
  isCurrent: (number: number) => `Version ${number} is the one that members have now.`,
  idNotWhole: (id: string) => ({
    message: `The id ${id} is not a whole number.`,
    hint: 'The server stores ids as numbers. Give the control a number.',
  }),
  notStored: (column: string) => ({
    message: `The column ${column} is filled in. Only forms declared in code have it, and the server does not store it.`,
    hint: 'Delete the column.',
  }),
  rolledBack: (number: number, reason: string) => `Rollback to version ${number}: ${reason}`,
  activity: {
    published: (number: number, reason: string) => `Published version ${number} of the claim report: ${reason}`,
  },
}
