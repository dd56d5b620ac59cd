import { broker, city, company, dayField, programId, requiredField, textField, zipCode } from '../common-fields.ts'
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
    requiredField(
      textField(
        'ClientName',
        ['company name', 'company', 'member name', 'member', 'insured name', 'name'],
        'The legal name of the company.',
      ),
    ),
    {
      ...requiredField(
        textField('ClientType', ['company type', 'member type', 'type'], 'The role of the company in the program.'),
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
    textField('Phone', ['phone', 'telephone', 'phone number'], 'The phone number.'),
    textField('Line1', ['address', 'street', 'address line 1', 'street address'], 'Street and number.'),
    city,
    textField('State', ['state'], 'The state.'),
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
    requiredField(programId),
    requiredField(
      dayField('StartDate', ['start date', 'joined', 'from', 'effective date'], 'The first day in the program.'),
    ),
    dayField(
      'EndDate',
      ['end date', 'left', 'to', 'expiration date'],
      'The last day. Blank while the company is a member.',
    ),
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
    requiredField(programId),
  ],
  key: ['ClientId', 'ProgramsRecId'],
}
