/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'NTF-002': { noPermission: 'You do not have permission to view this page.' },
  'NTF-008': { email: 'Email Notifications' },
  'NTF-018': { saved: 'Your request is complete and will take effect within the next 24 hours!' },
  'NTF-019': { saveFailed: 'Save Selections Failed' },
  'NTF-022': {
    noNotifications: 'No Notifications Found.',
    noUsers: 'No Users Found.',
    noSelections: 'No Selections Found.',
  },
} as const
