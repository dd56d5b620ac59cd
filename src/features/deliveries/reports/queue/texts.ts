export const texts = {
  columns: { severe: 'Severe', assigned: 'Assigned to' },
  filters: {
    state: 'Reports',
    states: { without: 'New', with: 'Matched' },
    severity: 'Severity',
    severities: { all: 'All reports', severe: 'Severe only' },
    holder: 'Assigned to',
    holders: { all: 'Anyone', me: 'Me', nobody: 'Nobody' },
  },
  summary: {
    without: 'New reports',
    with: 'Reports matched to a claim',
    severe: 'severe only',
    assigned: { me: 'assigned to me', nobody: 'unassigned' },
  },
  assign: {
    label: (report: string) => `Assign report ${report}`,
    nobody: 'Nobody',
    nobodyInText: 'nobody',
    me: (name: string) => `${name} (me)`,
    done: (report: string, person: string) => `Report ${report} is now assigned to ${person}.`,
    failed: (reason: string) => `The report was not assigned. ${reason}`,
  },
}
