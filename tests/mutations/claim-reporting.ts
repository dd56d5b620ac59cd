import type { Mutations } from './mutation.ts'

const reporting = 'src/features/claim-reporting'
const model = `${reporting}/model`
const frame = `${reporting}/steps/wizard`
const pages = `${reporting}/pages`
const emailClaim = `${pages}/email-claim/email-claim-page.tsx`

/** The ways to report a claim, the report in four steps, and the email claim. */
export const claimReporting: Mutations = {
  'RPT-003': {
    file: `${pages}/start/report-claim-page.tsx`,
    from: 'title={texts.call(claimsLine.number)}',
    to: 'title="Call us"',
  },
  'RPT-006': {
    file: `${pages}/start/report-claim-page.tsx`,
    from: '<li>{texts.advisory.brokers}</li>',
    to: '',
  },
  'RPT-009': {
    file: `${pages}/confirmation/confirmation.tsx`,
    from: '<p className={classes.label}>{texts.confirmationNumber}</p>',
    to: '',
  },
  'RPT-012': {
    file: `${pages}/confirmation/confirmation.tsx`,
    from: 'href={`mailto:${portalConfig.claimsOperationsEmail}?',
    to: 'href={`mailto:${portalConfig.memberPortalEmail}?',
  },
  'RPT-015': {
    file: `${model}/email-claim/send-email-claim.ts`,
    from: "createConfirmationNumber('email')",
    to: "createConfirmationNumber('online')",
  },
  'WIZ-003': { file: `${frame}/wizard-view.tsx`, from: 'onPrevious={step === 1 ?', to: 'onPrevious={step <= 2 ?' },
  'WIZ-006': {
    file: `${frame}/wizard-bar.tsx`,
    from: 'busyLabel={words.submitting}',
    to: 'busyLabel={words.submit}',
  },
  'WIZ-009': {
    file: `${model}/forms/personal-info-form.ts`,
    from: '      ...address,\n',
    to: '      street: address.street,\n      city: address.city,\n      state: address.state,\n',
  },
  'WIZ-012': {
    file: `${model}/forms/personal-info-form.ts`,
    from: "phone: { kind: 'phone', label",
    to: "phone: { kind: 'tel', label",
  },
  'WIZ-015': {
    file: `${model}/forms/prefill.ts`,
    from: "email: '', phone: ''",
    to: 'email: session.userEmail, phone: session.userPhone',
  },
  'WIZ-018': {
    file: `${model}/report/claim-report.ts`,
    from: 'const offered = claimType ? policiesFor(claimType, policies) : []',
    to: "const offered = claimType && claimType !== 'WorkersCompensation' ? policiesFor(claimType, policies) : []",
  },
  'WIZ-021': {
    file: `${model}/forms/personal-info-form.ts`,
    from: 'isListed = policies.length > 0',
    to: 'isListed = policies.length >= 0',
  },
  'WIZ-024': {
    file: `${model}/report/load-definitions.ts`,
    from: 'api.getFNOLControlDisplayValues()',
    to: "Promise.resolve([] as Awaited<ReturnType<ReportingApi['getFNOLControlDisplayValues']>>)",
  },
  'WIZ-027': {
    file: `${model}/report/claim-report.ts`,
    from: 'phones: usPhones, kinds: [vehicleTextbox]',
    to: "phones: { format: 'any-phone', accepts: () => true }, kinds: [vehicleTextbox]",
  },
  'WIZ-030': {
    file: 'src/forms/portal-form.tsx',
    from: 'opened={conflict !== null}',
    to: 'opened={false}',
  },
  'WIZ-033': {
    file: `${model}/sending/report-calls.ts`,
    from: 'ReportingClientId: reportingClientId, Type',
    to: 'ReportingClientId: clientId, Type',
  },
  'WIZ-036': {
    file: `${pages}/online-claim/online-claim.tsx`,
    from: 'failed: () => showFailure(texts.failed)',
    to: 'failed: () => showFailure(texts.reported)',
  },
  'WIZ-039': {
    file: `${pages}/online-claim/online-claim.tsx`,
    from: "wizard.state().phase.name !== 'done'",
    to: "!('outcome' in wizard.state().phase && wizard.state().phase.outcome === 'reported')",
  },
  'EML-003': {
    file: emailClaim,
    from: 'initial: emailClaimStart(session, company)',
    to: 'initial: emailClaimStart(session, { ...company, clientId: session.loginClientId })',
  },
  'EML-006': { file: emailClaim, from: 'showSuccess(texts.sent)', to: 'showSuccess(texts.failed)' },
  'EML-009': { file: emailClaim, from: "entered.set('company', undefined) // EML-009", to: '' },
}
