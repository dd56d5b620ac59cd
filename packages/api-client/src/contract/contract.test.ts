import { describe, expect, test } from 'vitest'

import { contract, type Endpoint } from './index.ts'

const endpoints: [string, Endpoint][] = Object.entries(contract)

describe('contract', () => {
  test.each(endpoints)('%s declares access, scope and summary', (_, endpoint) => {
    const access = typeof endpoint.access === 'string' ? ['public', 'signed in'] : endpoint.access
    if (typeof endpoint.access === 'string') expect(access).toContain(endpoint.access)
    else for (const code of endpoint.access) expect(code).toMatch(/^\d{3}(-\d{3})*$/)
    expect(endpoint.title).not.toBe('')
    expect(endpoint.description).toMatch(/\.$/)
  })

  test('no two calls share a method and a path', () => {
    const places = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  test.each(endpoints.filter(([, { scope }]) => typeof scope === 'object'))(
    '%s takes the company or program that its scope names as a query parameter',
    (_, { scope, query }) => {
      const [parameter] = Object.values(scope)
      expect(Object.keys((query as unknown as { properties: object }).properties)).toContain(parameter)
    },
  )

  test('[API-005] [API-006] paths and query names keep their printed case', () => {
    const { getClients, getPoliciesByClient, getClientAddress, getUserRoleGroup } = contract
    expect(getClients.path).toBe('/getClients')
    expect(getPoliciesByClient.path).toBe('/getPoliciesByClient')
    expect(Object.keys(getPoliciesByClient.query.properties)).toEqual(['clientId'])
    expect(Object.keys(getClientAddress.query.properties)).toEqual(['ClientId'])
    expect(Object.keys(getUserRoleGroup.query.properties)).toEqual(['UsersRecId'])
  })
})
