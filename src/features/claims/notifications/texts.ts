import { specified } from './specified-texts.ts'

const { noNotifications, noSelections, noUsers } = specified['NTF-022']

export const texts = {
  noPermission: specified['NTF-002'].noPermission,
  page: {
    about: (company: string) =>
      `Claims for ${company} that were reported in the last 90 days and met a criterion you selected.`,
    staffLink: 'Staff notifications',
    tabs: 'Notifications and options',
    grid: 'Notifications',
    options: 'Options',
    loading: 'Loading notifications',
    failed: { title: 'The notifications did not load', details: 'Your selections are still saved.' },
    loadingOptions: 'Loading selections',
    optionsFailed: { title: 'The selections did not load', details: 'Your selections are still saved.' },
    saved: specified['NTF-018'].saved,
    saveFailed: specified['NTF-019'].saveFailed,
    pending: 'Changes pending',
    pendingHint: 'Your changes take effect within 24 hours.',
    leave: 'Your selections have not been saved. Do you want to leave the page?',
  },
  grid: {
    label: 'Notifications',
    empty: noNotifications,
    emptyHint: 'Claims that meet a criterion you selected will appear here for 90 days after they are reported.',
    search: 'Search notifications',
    columns: {
      claim: 'Claim Number',
      claimant: 'Claimant',
      incurred: 'Total Incurred',
      criteria: 'Criteria',
      value: 'Criteria Value',
      met: 'Date Criteria Met',
      line: 'LOB',
      policy: 'Policy Number',
      reported: 'Reported Date',
    },
  },
  options: {
    empty: noSelections,
    emptyHint: 'Notification criteria will appear here.',
    channels: 'Channels',
    channelsNote: 'For all selected criteria',
    portalHint: 'Always on. Matches appear in this portal.',
    email: specified['NTF-008'].email,
    emailHint: (email: string) => `Sent to ${email} for every selected criterion.`,
    effect: 'Changes take effect within 24 hours.',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    confirm: 'Save your selections?',
    none: 'No criteria are selected. There will be no notifications in the portal or by email.',
    portalOnly: (selected: number, all: number) =>
      `${selected} of ${all} criteria are selected. Matches will appear in the portal only.`,
    portalAndEmail: (selected: number, all: number, email: string) =>
      `${selected} of ${all} criteria are selected. Matches will appear in the portal and be emailed to ${email}.`,
    /** A comment that is stored with the selections. */
    comment: (user: string) => `Updated by ${user}`,
  },
  staff: {
    about: (company: string) => `Choose a user to manage their claim notifications for ${company}.`,
    loading: 'Loading users',
    failed: { title: 'The users did not load', details: 'Their selections are still saved.' },
    table: 'Users',
    empty: noUsers,
    search: 'Search users',
    name: 'Name',
    role: 'Role',
    userAbout: (firstName: string, company: string) =>
      `Claims for ${company} that were reported in the last 90 days and met a criterion ${firstName} selected.`,
    unknownUser: noUsers,
    unknownUserHint: 'This staff member no longer has an account. Choose another user.',
    allUsers: 'All users',
  },
}
