import type { Mutations } from './mutation.ts'

const contract = 'packages/api-client/src/contract'
const areas = 'packages/server/src/areas'

/** The specification's names of calls and entities, and the required technologies. */
export const contractAndDesign: Mutations = {
  'API-003': {
    file: `${contract}/select-company.ts`,
    from: "path: '/GetClientAddresses'",
    to: "path: '/GetClientsAddresses'",
  },
  'API-006': {
    file: `${contract}/premium-collateral.ts`,
    from: "path: '/getCollaterals'",
    to: "path: '/GetCollaterals'",
  },
  'API-009': { file: `${contract}/user-settings.ts`, from: "path: '/UpdateUser'", to: "path: '/ChangeUser'" },
  'ENT-003': {
    file: `${areas}/policy-library/queries.ts`,
    from: '.orderBy(desc(policies.EffectiveDate), desc(policies.PolicyId))',
    to: '.orderBy(desc(policies.EffectiveDate)).then((all) => all.map((one) => ({ ...one, CancelDate: null })))',
  },
  'ENT-006': {
    file: `${areas}/documents/queries.ts`,
    from: '  PolicyNumber: documents.PolicyNumber,',
    to: '  PolicyNumber: sql<null>`null`,',
  },
  'ENT-009': {
    file: `${areas}/governance/queries.ts`,
    from: '.orderBy(asc(membershipReferences.Type), asc(membershipReferences.LastName), asc(membershipReferences.RecId))',
    to: ".then((all) => all.map((one) => ({ ...one, BusinessPhone: '' })))",
  },
  'ENT-012': {
    file: `${areas}/risk-management/loss-prevention.ts`,
    from: '.orderBy(desc(warranties.DateInitiated), asc(warranties.RecId))',
    to: ".then((all) => all.map((one) => ({ ...one, GroupTypeTxt: '' })))",
  },
  'ENT-015': {
    file: `${areas}/activity-log/queries.ts`,
    from: '    ...entry,\n',
    to: "    ...entry,\n    Action: '',\n",
  },
  'DSG-003': { file: 'package.json', from: '    "@rjsf/core": "6.11.1",\n', to: '' },
  'DSG-006': {
    file: 'src/features/endorsements/endorsement-form.ts',
    from: "from '@captive/form-engine'\n",
    to: "from '../../../packages/form-engine/src/index.ts'\n",
  },
}
