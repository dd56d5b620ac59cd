/** The most errors that a refusal lists. */
const listed = 3

export const texts = {
  refused: (errors: readonly string[]) => {
    const more = errors.length > listed ? ` There are ${errors.length - listed} more.` : ''
    return `Nothing was published. ${errors.slice(0, listed).join(' ')}${more} Correct the file and publish it again.`
  },
  noReason: 'Enter a reason, for example “New question about trailers”.',
  unchanged: 'Members already have these definitions. There is nothing to publish.',
  noVersion: (number: number) => `There is no version ${number}.`,
  isCurrent: (number: number) => `Members already have version ${number}.`,
  staffOnly: 'Only staff can publish forms.',
  rolledBack: (number: number, reason: string) => `Rollback to version ${number}: ${reason}`,
  activity: {
    published: (form: string, number: number, reason: string) => `Published version ${number} of ${form}: ${reason}`,
  },
}
