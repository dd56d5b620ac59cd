import type { Mutations } from './mutation.ts'

const reporting = 'src/features/claim-reporting'
const wizard = `${reporting}/wizard`
const personalInfo = `${reporting}/personal-info`
const emailClaim = `${reporting}/email-claim/email-claim-page.tsx`

/** The ways to report a claim, the report in four steps, and the claim by e-mail. */
export const claimReporting: Mutations = {
  'RPT-003': {
    file: `${reporting}/start/report-claim-page.tsx`,
    from: 'title={`Call ${claimsLine.number}`}',
    to: 'title="Call us"',
  },
  'RPT-006': {
    file: `${reporting}/start/report-claim-page.tsx`,
    from: '<li>Members should include their brokers.</li>',
    to: '',
  },
  'RPT-009': {
    file: `${reporting}/confirmation/confirmation.tsx`,
    from: '<p className={classes.label}>Confirmation Number</p>',
    to: '',
  },
  'RPT-012': {
    file: `${reporting}/confirmation/confirmation.tsx`,
    from: 'href={`mailto:${portalConfig.claimsOperationsEmail}?',
    to: 'href={`mailto:${portalConfig.memberPortalEmail}?',
  },
  'RPT-015': {
    file: `${reporting}/email-claim/send-email-claim.ts`,
    from: "createConfirmationNumber('email')",
    to: "createConfirmationNumber('online')",
  },
  'WIZ-003': { file: `${wizard}/wizard-view.tsx`, from: 'onPrevious={step === 1 ?', to: 'onPrevious={step <= 2 ?' },
  'WIZ-006': { file: `${wizard}/wizard-bar.tsx`, from: 'busyLabel="Submitting"', to: 'busyLabel="Submit"' },
  'WIZ-009': {
    file: `${personalInfo}/personal-info-form.ts`,
    from: '      ...address,\n',
    to: '      street: address.street,\n      city: address.city,\n      state: address.state,\n',
  },
  'WIZ-012': {
    file: `${personalInfo}/personal-info-form.ts`,
    from: "phone: { kind: 'phone', label",
    to: "phone: { kind: 'tel', label",
  },
  'WIZ-015': {
    file: `${personalInfo}/prefill.ts`,
    from: "email: '', phone: ''",
    to: 'email: session.userEmail, phone: session.userPhone',
  },
  'WIZ-018': {
    file: `${wizard}/claim-report.ts`,
    from: 'personalInfoForm(claimType ? policiesFor(claimType, policies) : [])',
    to: "personalInfoForm(claimType && claimType !== 'WorkersCompensation' ? policiesFor(claimType, policies) : [])",
  },
  'WIZ-021': {
    file: `${personalInfo}/personal-info-form.ts`,
    from: 'if (policies.length === 0)',
    to: 'if (policies.length < 0)',
  },
  'WIZ-024': {
    file: `${wizard}/queries.ts`,
    from: 'api.getFNOLControlDisplayValues()',
    to: "Promise.resolve([] as Awaited<ReturnType<ReportingApi['getFNOLControlDisplayValues']>>)",
  },
  'WIZ-027': {
    file: `${wizard}/claim-report.ts`,
    from: 'phones: usPhones, kinds: [vehicleTextbox]',
    to: "phones: { format: 'any-phone', accepts: () => true }, kinds: [vehicleTextbox]",
  },
  'WIZ-030': {
    file: 'src/forms/portal-form.tsx',
    from: 'opened={conflict !== null}',
    to: 'opened={false}',
  },
  'WIZ-033': {
    file: `${wizard}/report-sender.ts`,
    from: 'ReportingClientId: this.#reportingClientId, Type',
    to: 'ReportingClientId: this.#clientId, Type',
  },
  'WIZ-036': {
    file: `${wizard}/online-claim.tsx`,
    from: 'failed: () => showFailure(messages.reportFailed)',
    to: 'failed: () => showFailure(messages.emailFailed)',
  },
  'WIZ-039': {
    file: `${wizard}/online-claim.tsx`,
    from: "['filling', 'submitting'].includes(wizard.state().phase)",
    to: "wizard.state().phase !== 'reported'",
  },
  'EML-003': {
    file: emailClaim,
    from: 'initial: emailClaimStart(session, company)',
    to: 'initial: emailClaimStart(session, { ...company, clientId: session.loginClientId })',
  },
  'EML-006': { file: emailClaim, from: 'showSuccess(messages.emailed)', to: 'showSuccess(messages.reported)' },
  'EML-009': { file: emailClaim, from: "entered.set('company', undefined) // EML-009", to: '' },
}
