import { groupRows, roleGroupId, roleRows } from '../reference/role-groups.ts'
import { demoCompanies, phoneNumber, type Company } from './companies.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf, type Random } from './random.ts'

export const demoPassword = 'Captive-demo-2026'

const organizations = [
  ['staff', 'Emaxx', 'the staff', 'staff.{role}@demo.example'],
  ['member', 'Policyholder', 'a member', '{role}@member.example'],
  ['xmember', 'XPolicyholder', 'an expired member', '{role}@xmember.example'],
  ['prospect', 'Prospect', 'a prospect', '{role}@prospect.example'],
  ['broker', 'Broker', 'a broker', '{role}@broker.example'],
] as const

/** The accounts that can sign in with the demo password, one for each role in each organization. */
export const demoAccounts = organizations.flatMap(([company, group, what, address]) =>
  roleRows.map(({ Name: role }) => {
    const email = address.replace('{role}', role === 'Administrator' ? 'admin' : role.toLowerCase())
    return { email, what: `${role} of ${what}`, ClientId: demoCompanies[company], group, role }
  }),
)

export type Person = ReturnType<typeof generatePeople>[number]

/** The demo accounts, and two to four people of every company. Some are inactive, and some had another role before. */
export function generatePeople(companies: readonly Company[], random: Random) {
  let lastId = 1000
  const person = (company: Company, own: { roleGroup: number; formerRoleGroup: number | null; IsActive: 0 | 1 }) => {
    const RecId = ++lastId
    const [FirstName = '', LastName = ''] = nameOfSomebody(randomOf('person', RecId)).split(' ')
    const { ClientId, Line1: AddressLine1, City, State, ZipCode } = company
    const Email = `${FirstName}.${LastName}@${domainOf(company)}`.toLowerCase()
    const Phone = phoneNumber(random, company.Phone.slice(0, 3))
    /** Whether the person has not set a password yet. */
    const isInvited = randomOf('invitation', RecId).chance(0.1)
    return { RecId, FirstName, LastName, Email, Phone, AddressLine1, City, State, ZipCode, ClientId, isInvited, ...own }
  }
  return companies.flatMap((company) => {
    const accounts = demoAccounts
      .filter(({ ClientId }) => ClientId === company.ClientId)
      .map(({ email: Email, group, role }) => {
        const own = { roleGroup: roleGroupId(group, role), formerRoleGroup: null, IsActive: 1 as const }
        return { ...person(company, own), Email, isInvited: false }
      })
    const group = groupRows.find(({ Code }) => Code === company.ClientType)?.Code ?? 'Emaxx'
    const count = random.whole(2, 4)
    const others = Array.from({ length: count }, (_, index) => {
      const role = roleRows[(count - index) % roleRows.length]?.Name ?? 'Employee'
      const formerRoleGroup = random.chance(0.15) ? roleGroupId(group, 'Employee') : null
      const IsActive = random.chance(0.06) ? 0 : 1
      return person(company, { roleGroup: roleGroupId(group, role), formerRoleGroup, IsActive })
    })
    return [...accounts, ...others]
  })
}

/** The name of the company without its legal form, such as copperlogistics.example. */
const domainOf = ({ ClientName }: Company) =>
  `${ClientName.replace(/ (Inc\.|LLC|Co\.|Corp\.)$/, '').replaceAll(/[^A-Za-z]/g, '')}.example`

/** The role of a person, and the former role, if there is one. */
export const roleLinksOf = ({ RecId, roleGroup, formerRoleGroup }: Person) => [
  ...(formerRoleGroup ? [{ UsersRecId: RecId, RoleGroupsRecId: formerRoleGroup, IsActive: 0 as const }] : []),
  { UsersRecId: RecId, RoleGroupsRecId: roleGroup, IsActive: 1 as const },
]
