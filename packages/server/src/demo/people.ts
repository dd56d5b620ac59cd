import type { users } from '../database/tables/users.ts'
import { roleGroupId, roleRows, type GroupCode, type RoleName } from '../reference/role-groups.ts'
import { demoCompanies, phoneNumber, type Company } from './companies.ts'
import { nameOfSomebody } from './names.ts'
import { places } from './places.ts'
import { randomOf, type Random } from './random.ts'

export const demoPassword = 'Captive-demo-2026'

const organizations: Record<keyof typeof demoCompanies, string> = {
  staff: 'the staff',
  member: 'a member',
  xmember: 'an expired member',
  prospect: 'a prospect',
  broker: 'a broker',
}

const account = (email: string, company: keyof typeof demoCompanies, group: GroupCode, role: RoleName) => ({
  email,
  what: `${role} of ${organizations[company]}`,
  ClientId: demoCompanies[company],
  group,
  role,
})

const three = (domain: string, company: keyof typeof demoCompanies, group: GroupCode) => [
  account(`admin@${domain}`, company, group, 'Administrator'),
  account(`manager@${domain}`, company, group, 'Manager'),
  account(`employee@${domain}`, company, group, 'Employee'),
]

/** The accounts that can sign in with the demo password. */
export const demoAccounts = [
  account('staff.admin@demo.example', 'staff', 'Emaxx', 'Administrator'),
  account('staff.manager@demo.example', 'staff', 'Emaxx', 'Manager'),
  account('staff.employee@demo.example', 'staff', 'Emaxx', 'Employee'),
  ...three('member.example', 'member', 'Policyholder'),
  ...three('xmember.example', 'xmember', 'XPolicyholder'),
  ...three('prospect.example', 'prospect', 'Prospect'),
  ...three('broker.example', 'broker', 'Broker'),
]

export type Person = typeof users.$inferInsert & {
  RecId: number
  roleGroup: number
  formerRoleGroup: number | null
  /** Has set no password yet. */
  isInvited: boolean
}

/** The demo accounts, and two to four people of every other company; some inactive, some with a former role. */
export function generatePeople(companies: Company[], random: Random): Person[] {
  const people: Person[] = []
  const add = (
    company: Company,
    email: string,
    roleGroup: number,
    formerRoleGroup: number | null,
    IsActive: number,
  ) => {
    const areaCode = places.find(({ City }) => City === company.City)?.areaCode ?? places[0].areaCode
    const RecId = 1001 + people.length
    const [FirstName = '', LastName = ''] = nameOfSomebody(randomOf('person', RecId)).split(' ')
    const ownAddress = `${FirstName}.${LastName}@${domainOf(company)}`.toLowerCase()
    people.push({
      RecId,
      FirstName,
      LastName,
      Email: email || ownAddress,
      Phone: phoneNumber(random, areaCode),
      AddressLine1: company.Line1,
      City: company.City,
      State: company.State,
      ZipCode: company.ZipCode,
      IsActive,
      ClientId: company.ClientId,
      roleGroup,
      formerRoleGroup,
      isInvited: email === '' && randomOf('invitation', RecId).chance(0.1),
    })
  }
  for (const company of companies) {
    const own = demoAccounts.filter(({ ClientId }) => ClientId === company.ClientId)
    for (const { email, group, role } of own) add(company, email, roleGroupId(group, role), null, 1)
    const group = groupOf(company.ClientType)
    for (let count = random.whole(2, 4); count > 0; count--) {
      const role = roleRows[count % roleRows.length]?.Name ?? 'Employee'
      const former = random.chance(0.15) ? roleGroupId(group, 'Employee') : null
      add(company, '', roleGroupId(group, role), former, random.chance(0.06) ? 0 : 1)
    }
  }
  return people
}

/** The name of the company without its legal form: Copper Logistics Inc. writes from copperlogistics.example. */
const domainOf = ({ ClientName }: Company) =>
  `${ClientName.replace(/ (Inc\.|LLC|Co\.|Corp\.)$/, '').replace(/[^A-Za-z]/g, '')}.example`

function groupOf(clientType: string): GroupCode {
  switch (clientType) {
    case 'Policyholder':
    case 'XPolicyholder':
    case 'Prospect':
    case 'Broker':
      return clientType
    default:
      return 'Emaxx'
  }
}

/** The role of a person, and the one before where there was one. */
export const roleLinksOf = ({ RecId, roleGroup, formerRoleGroup }: Person) => [
  ...(formerRoleGroup ? [{ UsersRecId: RecId, RoleGroupsRecId: formerRoleGroup, IsActive: 0 }] : []),
  { UsersRecId: RecId, RoleGroupsRecId: roleGroup, IsActive: 1 },
]
