/** An addition to the specification. */
interface Addition {
  /** What the portal does with it. */
  adds: string
  /** What the portal does on a server that does not offer it. */
  without: string
}

/**
 * What a server may offer beyond the calls of the specification. A server states the names in its answer to
 * `GET /GetCapabilities`; a server without that call offers none of them. An endpoint names its capability in the contract.
 */
export const capabilities = {
  Capabilities: {
    adds: 'The server states what it offers.',
    without: 'The portal uses the calls of the specification alone.',
  },
  AnnouncementEdits: {
    adds: 'Staff change or remove an announcement.',
    without: 'An announcement can only be added.',
  },
  ClaimTotals: {
    adds: 'The server adds up the claims of a company.',
    without: 'The portal loads the claims and adds them up.',
  },
  CompanyChanges: {
    adds: 'The activity log shows when somebody changes the company they act for.',
    without: 'The change is not logged.',
  },
  CopyConsent: {
    adds: 'A person agrees by a mailed link to get a copy of an acknowledgement.',
    without: 'The server mails no such link.',
  },
  Drafts: {
    adds: 'Unfinished claim reports are kept on the server for 30 days.',
    without:
      'They are kept in the browser tab, without confidential answers, until it is closed or the person logs out.',
  },
  DuplicateCheck: {
    adds: 'The portal warns before the same incident is reported twice.',
    without: 'There is no warning.',
  },
  Endorsements: {
    adds: 'One call sends a vehicle change, and the member kiosk lists what was requested.',
    without: 'The portal calls SendEmail, CreateEntry and SendEmail; the kiosk has no list.',
  },
  FiledReports: {
    adds: 'The claims page lists the reports that are not claims yet.',
    without: 'The list is left out.',
  },
  FilesByPath: {
    adds: 'An email claim names its uploaded files by their path.',
    without: 'The upload records carry the content of the files in base64, too.',
  },
  Invitations: {
    adds: 'An administrator sends a new link to a person who has not set a password.',
    without: 'The person uses Forgot Password.',
  },
  KnownAnswers: {
    adds: 'A claim report suggests vehicles and drivers that the company named before.',
    without: 'There are no suggestions.',
  },
  LongEmails: {
    adds: 'SendEmail takes a long Body as the body of the request.',
    without: 'Body is always part of the query.',
  },
  LossRunProgress: {
    adds: 'A loss run shows how much of it is done.',
    without: 'It shows that it is being made.',
  },
  News: {
    adds: 'The server reads the news feed of the operating company.',
    without: 'The dashboard says that there are no news articles.',
  },
  PasswordLinkCheck: {
    adds: 'A reset link that has expired says so when it is opened.',
    without: 'It says so when a password is sent.',
  },
  Places: {
    adds: 'The Here button of a claim report finds the address at a position.',
    without: 'It gives latitude and longitude.',
  },
  Receipts: {
    adds: 'A reported claim can be downloaded as PDF.',
    without: 'There is no download.',
  },
  ReportConfirmations: {
    adds: 'The server tells whether a report arrived and shows its confirmation at any time.',
    without: 'The confirmation shows in the tab that sent the report.',
  },
  ReportedAnswers: {
    adds: 'The confirmation shows the answers of a report, confidential ones on request.',
    without: 'The answers are left out.',
  },
  SpeedRanking: {
    adds: 'The server ranks the members of a program, so that no member gets the figures of another.',
    without: 'The portal ranks the members whose figures GetSpeedingMonthlySummaries gives it.',
  },
  Webinars: {
    adds: 'The server reads the feed of upcoming webinars.',
    without: 'The pages say that there are no upcoming webinars.',
  },
} as const satisfies Record<string, Addition>

export type Capability = keyof typeof capabilities
