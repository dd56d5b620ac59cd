import { specified } from './specified-texts.ts'

export const texts = {
  about: 'Sign-ins, views, submissions and changes. Entries cannot be changed or removed.',
  loading: 'Loading the activity log',
  failed: {
    title: 'The activity log did not load',
    details: 'The server could not be reached. Nothing in the log has been lost.',
  },
  table: 'Activity',
  columns: specified['ACT-001'],
  empty: 'No Activity Found.',
  search: 'Search users and actions',
  olderFailed: 'Older entries did not load',
  olderFailedHint: 'The entries above are correct, but older ones are missing.',
  filters: {
    user: 'User',
    everyone: 'Everyone',
    action: 'Action',
    allActions: 'All actions',
    from: 'From',
    to: 'To',
  },
  /** A summary of the filters, such as '“Signed …” by dana@member.example, since 11/01/2026'. */
  summary: {
    all: 'All activity',
    of: (action: string) => `“${action} …”`,
    by: (activity: string, user: string) => `${activity} by ${user}`,
    between: (activity: string, from: string, to: string) => `${activity}, ${from} to ${to}`,
    since: (activity: string, from: string) => `${activity}, since ${from}`,
    until: (activity: string, to: string) => `${activity}, until ${to}`,
  },
}
