/** The emails of an endorsement request for a server that does not send them itself. */
export const texts = {
  request: 'Request',
  requestedBy: 'Requested by',
  yes: 'Yes',
  no: 'No',
  toMailbox: (change: string, company: string) => `${change}: ${company}`,
  mailboxHeading: (change: string) => `${change} request`,
  toMember: (change: string) => `We received your request: ${change}`,
  memberHeading: (days: number) => `Thank you for the request. Endorsements are processed within ${days} days.`,
}
