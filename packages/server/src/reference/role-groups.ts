/** Groups and roles of the specification (core §6), and the initial access of each role within each group. */

const staffGroup = { RecId: 1, Name: 'eMaxx', Code: 'Emaxx' } as const // identified by its name (AMB-026)

export const groupRows = [
  staffGroup,
  { RecId: 2, Name: 'Member', Code: 'Policyholder' },
  { RecId: 3, Name: 'XMember', Code: 'XPolicyholder' },
  { RecId: 4, Name: 'Prospect', Code: 'Prospect' },
  { RecId: 5, Name: 'Broker', Code: 'Broker' },
] as const
export type GroupCode = (typeof groupRows)[number]['Code']

export const roleRows = [
  { RecId: 1, Name: 'Administrator' },
  { RecId: 2, Name: 'Manager' },
  { RecId: 3, Name: 'Employee' },
] as const
export type RoleName = (typeof roleRows)[number]['Name']

/** The id of a role within a group. */
export const roleGroupId = (group: GroupCode, role: RoleName): number =>
  10 * (groupRows.find(({ Code }) => Code === group)?.RecId ?? 0) +
  (roleRows.find(({ Name }) => Name === role)?.RecId ?? 0)

interface Access {
  /** Codes that are granted with all codes below them; a code prefixed with `=` grants only that code. */
  given: string[]
  /** Codes that are withheld with all codes below them. Their rows exist but are inactive. */
  withheld: string[]
}

/** Codes for staff only: administration, deleting and managing files, announcements, notifications of all members. */
const staffOnly = [
  '000-001-001', '000-001-002', '000-001-004', '000-001-005', '000-001-006', '000-001-007',
  '000-001-008',
  '002-002-005-001', '002-002-006-001', '002-002-007-001', '002-002-008-001',
  '002-004-002-001', '002-005-003-002', '003-001-008-002-001', '003-003-006', '004-001-007',
] // prettier-ignore
const everything = ['000', '001', '002', '003', '004', '005', '006']
const memberEmployee = ['000-001', '002-004', '002-005', '002-003-005-001', '004-001-003', '004-001-005', '004-001-006']
const formerMember = ['=000-001', '000-001-003', '001', '=002', '002-001', '002-003', '002-004', '004', '005', '006']
const prospect = [
  '=001',
  '001-001',
  '001-002',
  '001-003',
  '001-004',
  '=002',
  '002-006',
  '=003',
  '003-004',
  '003-005',
  '005',
]
const broker = ['=000-001', '000-001-001', '001', '002', '003', '004', '005', '006']
const brokerNever = staffOnly.filter((code) => code !== '000-001-001')

const initialAccess: Record<GroupCode, Record<RoleName, Access>> = {
  Emaxx: {
    Administrator: { given: everything, withheld: [] },
    Manager: {
      given: everything,
      withheld: ['000-001-002', '000-001-006', '000-001-007', '000-001-008', '003-003-006', '003-001-008-002-001'],
    },
    Employee: {
      given: everything,
      withheld: ['000-001-003', ...staffOnly.filter((code) => code !== '000-001-001' && code !== '000-001-004')],
    },
  },
  Policyholder: {
    Administrator: { given: everything, withheld: staffOnly },
    Manager: { given: everything, withheld: [...staffOnly, '002-004-003', '002-004-004', '002-005-002'] },
    Employee: { given: everything, withheld: [...staffOnly, ...memberEmployee] },
  },
  XPolicyholder: {
    Administrator: { given: formerMember, withheld: [...staffOnly, '002-003-002', '002-003-005-001'] },
    Manager: { given: formerMember, withheld: [...staffOnly, '002-003-002', '002-003-005-001', '002-004'] },
    Employee: { given: formerMember, withheld: [...staffOnly, ...memberEmployee, '002-003-002', '005', '006'] },
  },
  Prospect: {
    Administrator: { given: ['=000-001', '000-001-003', ...prospect], withheld: [] },
    Manager: { given: prospect, withheld: ['003-004'] },
    Employee: { given: prospect, withheld: ['001', '002', '003', '005-002'] },
  },
  Broker: {
    Administrator: { given: broker, withheld: brokerNever },
    Manager: { given: broker, withheld: [...brokerNever, '002-004', '004-001-005'] },
    Employee: {
      given: broker,
      withheld: [...brokerNever, '002-004', '002-005', '003-001', '004-001-003', '004-001-005', '004-001-006'],
    },
  },
}

const covers = (rule: string, code: string) =>
  rule.startsWith('=') ? code === rule.slice(1) : code === rule || code.startsWith(`${rule}-`)

/** The access rows of a role within a group for these codes: 1 granted, 0 withheld, undefined none. */
export function initialAccessTo(group: GroupCode, role: RoleName, code: string): 0 | 1 | undefined {
  const { given, withheld } = initialAccess[group][role]
  if (!given.some((rule) => covers(rule, code))) return undefined
  return withheld.some((rule) => covers(rule, code)) ? 0 : 1
}
