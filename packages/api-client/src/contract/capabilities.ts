/** An optional call beyond the specification. */
interface Addition {
  /** The use that the portal makes of it. */
  adds: string
  /** The portal's behavior if the server does not offer it. */
  without: string
}

/**
 * The optional calls beyond the specification. A server lists the calls that it offers in its response to `GET
 * /GetCapabilities`. A server without that call offers none. In the contract, each endpoint names its capability.
 */
export const capabilities = {
  Capabilities: {
    adds: 'The server states what it offers.',
    without: 'The portal uses only the calls of the specification.',
  },
  AccountSecurity: {
    adds: 'People see and end their sessions, and sign in with a passkey or a second step.',
    without: 'The page says that the server has no such settings, and the sign-in page offers only a password.',
  },
  AnnouncementEdits: {
    adds: 'Staff change or remove an announcement.',
    without: 'An announcement can only be added.',
  },
  Attention: {
    adds: 'The server lists what needs attention and what changed since the last visit, and emails it weekly to users who want it.',
    without: 'The dashboard begins with its figures.',
  },
  BookOfBusiness: {
    adds: 'The server lists the companies of brokers and staff with renewals, claims, and what needs attention.',
    without: 'Select Company shows only its table.',
  },
  Brands: {
    adds: 'A program has its own name, logo and color.',
    without: 'The portal shows the brand that it was built with.',
  },
  ClaimMessages: {
    adds: 'A person writes to the adjuster of a claim, adds files to it, or watches it.',
    without: 'The claim shows the email address of its adjuster.',
  },
  ClaimSearch: {
    adds: 'The server searches, filters and adds up the claims of all policies and companies.',
    without: 'The page says that the server does not search claims.',
  },
  ClaimTotals: {
    adds: 'The server adds up the claims of a company.',
    without: 'The portal loads the claims and adds them up.',
  },
  ClaimValuations: {
    adds: 'The server stores the status and amounts of a claim at each valuation date.',
    without: 'The portal shows the current ones.',
  },
  CompanyChanges: {
    adds: 'The activity log shows when somebody changes the company they act for.',
    without: 'The change is not logged.',
  },
  Connections: {
    adds: 'Other systems send deliveries and receive filed reports.',
    without: 'The page says that the server has no connections.',
  },
  CopyConsent: {
    adds: 'A person uses an emailed link to agree to get a copy of an acknowledgement.',
    without: 'The server does not send these links.',
  },
  DefinitionVersions: {
    adds: 'Staff check a changed form, publish it, and roll it back.',
    without: 'The page says that the server does not publish forms.',
  },
  Deliveries: {
    adds: 'Staff import the loss runs of claims administrators.',
    without: 'The page says that the server does not accept deliveries.',
  },
  DocumentBatches: {
    adds: 'Staff file many documents at once, undo it, and see who has read a document.',
    without: 'Documents are filed one at a time.',
  },
  Drafts: {
    adds: 'Unfinished claim reports are kept on the server for 30 days.',
    without:
      'They are kept in the browser tab, without confidential answers, until it is closed or the person signs out.',
  },
  DuplicateCheck: {
    adds: 'The portal warns before the same incident is reported twice.',
    without: 'There is no warning.',
  },
  EndorsementQuestions: {
    adds: 'A vehicle request asks the additional questions that staff publish.',
    without: 'A request has the specified fields.',
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
    without: 'The upload records also contain the files in base64.',
  },
  FormValidators: {
    adds: 'The server generates the validator of a claim report, and the browser loads it as a module.',
    without: 'The form engine validates a claim report.',
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
    adds: 'SendEmail accepts a long Body in the body of the request.',
    without: 'Body is always part of the query.',
  },
  LossAnalysis: {
    adds: 'The server analyzes claims by line, year, cause, state, driver and report lag, and compares a company with its program.',
    without: 'The page says that the server does not analyze claims.',
  },
  LossRunProgress: {
    adds: 'The portal shows the progress of a loss run.',
    without: 'It only shows that the loss run is being generated.',
  },
  News: {
    adds: 'The server reads the news feed of the operating company.',
    without: 'The dashboard says that there are no news articles.',
  },
  Packs: {
    adds: 'One click creates the renewal pack or the board pack, a PDF with the figures from several pages.',
    without: 'There is no button for packs.',
  },
  People: {
    adds: 'Staff find the users of all companies, review their access, and deactivate several at once.',
    without: 'The page says that the server does not list users across companies.',
  },
  PasswordLinkCheck: {
    adds: 'A page that opens from an expired reset link says that the link has expired.',
    without: 'The page says so only after a new password is submitted.',
  },
  Places: {
    adds: 'The “Use my location” button in a claim report finds the address at the current position.',
    without: 'It fills in latitude and longitude.',
  },
  Receipts: {
    adds: 'A reported claim can be downloaded as a PDF.',
    without: 'There is no download.',
  },
  ReportConfirmations: {
    adds: 'The server reports whether a claim report arrived, and shows its confirmation at any time.',
    without: 'The confirmation shows in the tab that sent the report.',
  },
  ReportExports: {
    adds: 'Staff download filed reports for other systems.',
    without: 'There is no download.',
  },
  ReportMatches: {
    adds: 'A report shows the claim that resulted from it, and the claim shows its report. Staff confirm these matches, and assign reports.',
    without: 'Reports and claims do not show each other.',
  },
  ReportedAnswers: {
    adds: 'The confirmation shows the answers of a report, confidential ones on request.',
    without: 'The answers are left out.',
  },
  Search: {
    adds: 'The search in the header finds claims, companies, users, documents and vehicles.',
    without: 'It finds pages and actions.',
  },
  SingleSignOn: {
    adds: 'People sign in with the account of their company (OpenID Connect).',
    without: 'The sign-in page does not offer it.',
  },
  SpeedRanking: {
    adds: 'The server ranks the members of a program, so no member gets another member’s figures.',
    without: 'The portal ranks the members whose figures GetSpeedingMonthlySummaries returns.',
  },
  ViewAs: {
    adds: 'Staff administrators can view the portal as another user, without changing anything.',
    without: 'There is no button for it.',
  },
  Webinars: {
    adds: 'The server reads the feed of upcoming webinars.',
    without: 'The pages say that there are no upcoming webinars.',
  },
} as const satisfies Record<string, Addition>

export type Capability = keyof typeof capabilities
