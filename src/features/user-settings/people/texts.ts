import { plural } from '@captive/api-client/contract'

const users = (count: number) => plural(count, { one: 'user', other: 'users' })

export const texts = {
  about: 'The users of all companies: who has access, with which role, and who no longer signs in.',
  inviteFromList: 'Invite from a list',
  inviteFromListHint:
    'To invite many people at once, fill in the users template, enter “yes” in the Invite column, and upload the file as a delivery.',
  notOffered: 'A list of users across companies is not available on this server',
  notOfferedHint: 'Find users by company under Manage Users.',
  find: 'Find by name, email or company',
  severalFound: 'Choose one of the people below, or keep typing.',
  table: 'People',
  loading: 'Loading people',
  failed: { title: 'The people did not load', details: 'Nobody’s access has changed.' },
  moreFailed: 'More people did not load',
  moreFailedHint: 'The people above are correct, but others are missing.',
  empty: 'No people found',
  columns: {
    name: 'Name',
    company: 'Company',
    group: 'Group',
    role: 'Role',
    lastSignIn: 'Last sign-in',
    status: 'Status',
    actions: 'Actions',
  },
  states: { invited: 'Invited', active: 'Active', inactive: 'Deactivated' },
  filters: {
    role: 'Role',
    allRoles: 'All roles',
    code: 'Has access to',
    allCodes: 'Anything',
    state: 'Status',
    allStates: 'Any status',
    signIn: 'Last sign-in',
    anySignIn: 'Any time',
    notFor: (days: number) => `Not in the last ${days} days`,
  },
  summary: {
    all: 'All people',
    some: 'Some people (filters are on)',
  },
  noRole: 'No role',
  chosen: (count: number) => `${users(count)} selected`,
  deactivate: 'Deactivate',
  activate: 'Activate',
  dialog: {
    title: {
      deactivate: (count: number) => `Deactivate ${users(count)}?`,
      activate: (count: number) => `Activate ${users(count)}?`,
    },
    consequences: {
      deactivate: 'They are signed out and cannot sign in until someone activates them.',
      activate: 'They can sign in again.',
    },
    leftOut: (names: string) => `You cannot change ${names}. They are left out.`,
    nobody: 'You cannot change any of the selected users.',
    done: {
      deactivate: (count: number) => `Deactivated ${users(count)}.`,
      activate: (count: number) => `Activated ${users(count)}.`,
    },
    failed: 'No user was changed',
  },
  viewAs: 'View as',
  viewAsNamed: (name: string) => `View as ${name}`,
  viewFailed: (reason: string) => `You cannot view the portal as this user. ${reason}`,
}
