import type { Mutations } from './mutation.ts'

const claims = 'src/features/claims'

/** Policies and claims, loss runs, and claim resources. */
export const claimsAndLossRuns: Mutations = {
  'CLM-003': {
    file: 'src/ui/breadcrumbs.tsx',
    from: ': <Link to={pathname}>{title}</Link>}',
    to: ': <span>{title}</span>}',
  },
  'CLM-006': {
    file: `${claims}/policies/policies-page.tsx`,
    from: 'const tabs = linesOfBusiness.map(',
    to: 'const tabs = linesOfBusiness.slice(0, 3).map(',
  },
  'CLM-009': {
    file: `${claims}/policies/policy-row.ts`,
    from: 'status: policyStatus(policy, today)',
    to: 'status: policyStatus({ ...policy, CancelDate: null }, today)',
  },
  'CLM-012': {
    file: `${claims}/queries.ts`,
    from: 'api.getClaimsByPolicy({ query: { PolicyId: policyId } }, { signal })',
    to: 'api.getClaimsByPolicy({ query: { PolicyId: policyId } }, { signal }).then((all) => all.slice(0, 1))',
  },
  'CLM-015': {
    file: `${claims}/queries.ts`,
    from: 'api.getClaim({ query: { RecId: claimRecId } }, { signal })',
    to: 'Promise.resolve(inRegister ?? null)',
  },
  'CLM-018': {
    file: `${claims}/claim/claim-timeline.tsx`,
    from: 'children: <p className={classes.note}>{Notes}</p>',
    to: 'children: <p className={classes.note}>{Subject}</p>',
  },
  'CLM-021': {
    file: `${claims}/claims-of-policy/policy-claims-page.tsx`,
    from: '<EmptyState title={texts.claims.empty}>',
    to: '<EmptyState title={texts.claims.status}>',
  },
  'LRN-003': {
    file: `${claims}/policies/loss-run-button.tsx`,
    from: "useCan()(docType === 'excel' ? '004-001-006' : '004-001-003')",
    to: "useCan()('004-001-003')",
  },
  'LRN-006': {
    file: `${claims}/policies/loss-run.ts`,
    from: 'return fileFromBase64(base64, files[order.DocType].type)',
    to: 'return new Blob([base64], { type: files[order.DocType].type })',
  },
  'RES-003': {
    file: `${claims}/resources/claim-resources-page.tsx`,
    from: 'title={texts.resources.noNetworks}',
    to: 'title={texts.resources.networks}',
  },
}
