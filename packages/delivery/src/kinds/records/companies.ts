import { broker, city, company, day, programId, required, text, zipCode } from '../common-fields.ts'
import type { RecordKind } from '../record-kind.ts'

export const companies: RecordKind = {
  name: 'companies',
  title: 'Companies',
  one: 'company',
  many: 'companies',
  about: 'Members, former members, prospects and brokers with their program and address. Import brokers first.',
  fields: [
    {
      name: 'ClientCode',
      type: 'identifier',
      heads: ['company code', 'member code', 'company number', 'code', 'insured code'],
      required: true,
      about: 'The code of the company. It must be unique.',
    },
    required(
      text(
        'ClientName',
        ['company name', 'company', 'member name', 'member', 'insured name', 'name'],
        'The legal name of the company.',
      ),
    ),
    {
      ...required(
        text('ClientType', ['company type', 'member type', 'type'], 'The role of the company in the program.'),
      ),
      values: {
        Policyholder: ['member', 'insured', 'active member'],
        XPolicyholder: ['expired member', 'former member', 'xmember'],
        Prospect: ['prospective member'],
        Broker: ['agency', 'agent'],
        'Operating Company': ['staff'],
      },
    },
    programId,
    ...broker,
    text('Phone', ['phone', 'telephone', 'phone number'], 'The phone number.'),
    text('Line1', ['address', 'street', 'address line 1', 'street address'], 'Street and number.'),
    city,
    text('State', ['state'], 'The state.'),
    zipCode,
  ],
  key: ['ClientCode'],
}

export const memberships: RecordKind = {
  name: 'memberships',
  title: 'Membership history',
  one: 'membership',
  many: 'memberships',
  about: 'When a company joined and left a program.',
  fields: [
    ...company,
    required(programId),
    required(day('StartDate', ['start date', 'joined', 'from', 'effective date'], 'The first day in the program.')),
    day('EndDate', ['end date', 'left', 'to', 'expiration date'], 'The last day. Blank while the company is a member.'),
  ],
  key: ['ClientId', 'ProgramsRecId', 'StartDate'],
  inOrder: [['StartDate', 'EndDate']],
}

export const memberNumbers: RecordKind = {
  name: 'member-numbers',
  title: 'Member numbers',
  one: 'member number',
  many: 'member numbers',
  about: 'The number that a company has in a program.',
  fields: [
    {
      name: 'Number',
      type: 'identifier',
      heads: ['member number', 'number', 'certificate number'],
      required: true,
      about: 'The number. It must be unique.',
    },
    ...company,
    required(programId),
  ],
  key: ['ClientId', 'ProgramsRecId'],
}
