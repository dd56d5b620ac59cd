export const texts = {
  drafts: {
    several: (count: number) => `You have ${count} unfinished claim reports.`,
    seeAll: 'See all',
    one: (type: string | null, date: string) =>
      `You have an unfinished claim report: ${type === null ? '' : `${type}, `}saved ${date}.`,
    continue: 'Continue the report',
  },
  email: {
    unsent: 'You have an unsent email claim. We keep it until you close this browser tab.',
    continue: 'Continue the email claim',
  },
}
