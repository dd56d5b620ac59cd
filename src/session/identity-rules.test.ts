import { describe, expect, test } from 'vitest'

import { activeObjects, activeRoleGroup, choosesCompany, isBroker, isStaff } from './identity-rules.ts'

const staff = { GroupName: 'eMaxx', GroupCode: 'Emaxx' }
const broker = { GroupName: 'Broker', GroupCode: 'Broker' }
const member = { GroupName: 'Policyholder', GroupCode: 'Policyholder' }
const asRoleGroup = (group: typeof staff) => ({ ...group, RoleName: 'Manager' })

describe('identity', () => {
  test('[SES-013] recognizes the staff group by name or code', () => {
    expect(isStaff(staff)).toBe(true)
    expect(isStaff({ GroupName: 'Operations', GroupCode: 'EMAXX' })).toBe(true)
    expect([member, broker].some(isStaff)).toBe(false)
  })

  test('[PRM-002] recognizes brokers by code or name', () => {
    expect(isBroker(broker)).toBe(true)
    expect(isBroker({ GroupName: 'Broker', GroupCode: 'BRK' })).toBe(true)
    expect([staff, member].some(isBroker)).toBe(false)
  })

  test('[AUT-009] [SES-013] [SES-014] lets staff and brokers choose a company with the code', () => {
    const permissions = ['000-001-001']
    expect(choosesCompany({ roleGroup: asRoleGroup(staff), permissions })).toBe(true)
    expect(choosesCompany({ roleGroup: asRoleGroup(broker), permissions })).toBe(true)
    expect(choosesCompany({ roleGroup: asRoleGroup(staff), permissions: [] })).toBe(false)
    expect(choosesCompany({ roleGroup: asRoleGroup(member), permissions })).toBe(false)
  })
})

describe('links and object access', () => {
  test('[SES-004] uses the newest active role group', () => {
    const link = (RecId: number, IsActive: number) => ({ RecId, IsActive, RoleGroupsRecId: RecId * 10, UsersRecId: 1 })
    expect(activeRoleGroup([link(3, 0), link(1, 1), link(2, 1)])?.RoleGroupsRecId).toBe(20)
    expect(activeRoleGroup([link(3, 0)])).toBeUndefined()
  })

  test('[SES-006] counts active entries, each object once', () => {
    const access = [
      { ObjectsRecId: 1, IsActive: 1, Code: '001' },
      { ObjectsRecId: 1, IsActive: 1, Code: '001' },
      { ObjectsRecId: 2, IsActive: 0, Code: '002' },
    ]
    expect(activeObjects(access).map(({ Code }) => Code)).toEqual(['001'])
  })
})
