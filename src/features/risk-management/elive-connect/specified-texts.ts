/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'ELV-003': { newsAndAnnouncements: 'News and Announcements' },
  'ELV-004': { edit: 'Edit', close: 'Close' },
  'ELV-005': { save: 'Save' },
  'ELV-008': { added: 'Announcement Has Been Added.' },
  'ELV-009': { notAdded: 'Failed to the Announcement. Please Try Again.' },
  'ELV-018': { memberUtilization: 'Member Utilization' },
} as const
