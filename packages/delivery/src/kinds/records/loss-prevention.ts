import {
  amountField,
  company,
  dayField,
  numberField,
  programId,
  requiredField,
  textField,
  yesOrNoField,
} from '../common-fields.ts'
import type { RecordKind } from '../record-kind.ts'

export const lossControl: RecordKind = {
  name: 'loss-control',
  title: 'Loss control',
  one: 'service',
  many: 'services',
  about: 'Technology that a company has under contract, and safety services that it can use.',
  fields: [
    ...company,
    {
      ...requiredField(textField('kind', ['kind', 'service kind', 'category'], 'Technology or safety.')),
      values: { technology: ['tech'], safety: ['safety service'] },
    },
    {
      name: 'EventTypeCd',
      type: 'identifier',
      heads: ['service code', 'event code', 'event type code'],
      required: true,
      about: 'The code of the service.',
    },
    requiredField(textField('EventTypeTxt', ['service', 'event', 'event type', 'service description'], 'The service.')),
    amountField('ContractAmount', ['contract amount', 'contract', 'amount'], 'The contract amount.'),
  ],
  key: ['ClientId', 'kind', 'EventTypeCd'],
}

const section = requiredField(
  textField('Section', ['section', 'best practice', 'practice'], 'The section of the checklist.'),
)

export const bestPractices: RecordKind = {
  name: 'best-practices',
  title: 'Best practices',
  one: 'best practice',
  many: 'best practices',
  about: 'Which sections of the checklist a company meets.',
  fields: [
    ...company,
    section,
    requiredField(
      yesOrNoField(
        'IsSelectedInd',
        ['fulfilled', 'selected', 'met', 'complete'],
        'Whether the company meets the section.',
      ),
    ),
  ],
  key: ['ClientId', 'Section'],
}

export const bestPracticeWeights: RecordKind = {
  name: 'best-practice-weights',
  title: 'Best practice weights',
  one: 'weight',
  many: 'weights',
  about: 'How much each section counts in a program. The weights of a program add up to 100.',
  fields: [
    requiredField(programId),
    section,
    requiredField(numberField('Weight', ['weight', 'score', 'points'], 'The weight of the section.')),
  ],
  key: ['ProgramsRecId', 'Section'],
}

export const warranties: RecordKind = {
  name: 'warranties',
  title: 'Warranties and recommendations',
  one: 'item',
  many: 'items',
  about: 'Actions that a company must or should take.',
  fields: [
    ...company,
    {
      ...requiredField(textField('GroupTypeTxt', ['type', 'group', 'group type'], 'Warranty or recommendation.')),
      values: { Warranty: ['warranties', 'w'], Recommendation: ['recommendations', 'rec', 'r'] },
    },
    requiredField(
      textField(
        'WarrantyNm2',
        ['item', 'description', 'warranty', 'recommendation'],
        'The required or recommended action.',
      ),
    ),
    requiredField(
      dayField('DateInitiated', ['date initiated', 'initiated', 'opened', 'start date'], 'The date of the request.'),
    ),
    requiredField(
      textField('WarrantyStatusCd', ['status'], 'The status, such as Open, In Progress, Closed or Completed.'),
    ),
  ],
  key: ['ClientId', 'WarrantyNm2', 'DateInitiated'],
}
