import { Validator } from '@seriousme/openapi-schema-validator'
import { contract, type Endpoint } from '@captive/api-client/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '../config/config.ts'
import { addPortal } from '../http/portal.ts'
import { openApi, type OpenApiDocument } from './openapi.ts'
import { referencePage } from './page.ts'
import { addApiReference } from './routes.ts'

const calls = Object.entries<Endpoint>(contract)
const app = Fastify()
const config = readConfig({
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  PORTAL_ORIGIN: 'https://portal.example',
})
let document: OpenApiDocument
let page: string
beforeAll(async () => {
  addApiReference(app, config)
  await addPortal(app, config, '/nowhere')
  document = (await get('/api/openapi.json')).json()
  page = (await get('/api/docs')).body
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url })
const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  test('passes an independent OpenAPI validator', async () => {
    const { valid, errors } = await new Validator().validate(document as unknown as Record<string, unknown>)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('describes exactly the calls of the contract', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted())
  })

  test.each(calls)('documents permission, request and answer of %s', (name, endpoint) => {
    const operation = operationOf(endpoint)
    const query = (endpoint.query ?? {}) as { properties?: object; required?: string[] }
    expect(operation).toMatchObject({
      operationId: name,
      tags: [endpoint.area],
      'x-permission': endpoint.access,
      'x-tenant-scope': endpoint.scope,
    })
    const mustSignIn = operation?.security.length === 1 && 'bearer' in operation.security[0]!
    expect(mustSignIn).toBe(endpoint.access !== 'public')
    expect(operation?.parameters.map(({ name: field }) => field)).toEqual(Object.keys(query.properties ?? {}))
    expect(operation?.parameters.flatMap((field) => (field.required ? [field.name] : []))).toEqual(query.required ?? [])
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '500', 'default', ...(endpoint.access === 'public' ? [] : ['401'])]),
    )
    expect(operation?.description.includes('Capability: ')).toBe(endpoint.capability !== undefined)
    for (const code of Array.isArray(endpoint.access) ? endpoint.access : [])
      expect(operation?.description).toContain(code)
  })

  test('defines each entity once, and resolves every reference', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name))
    expect(references).toContain('Client')
    for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
    expect(text.match(/"title":"Client"/g)).toHaveLength(1)
  })
})

describe('the reference page', () => {
  test('has the name of the program and the address of the calls', () => {
    expect(page).toContain(`<h1>${document.info.title}</h1>`)
    expect(page).toContain('<code>https://portal.example/api</code>')
  })

  test('loads only files of its own origin', async () => {
    const files = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
    expect(files).toHaveLength(4)
    for (const path of files) {
      const { statusCode, headers } = await get(path)
      expect([path, statusCode]).toEqual([expect.stringMatching(/^\/api\/docs\//), 200])
      expect(headers['content-type']).toContain(path.endsWith('.css') ? 'text/css' : 'text/javascript')
    }
  })

  test('has a policy without other hosts, scripts in the page or eval', async () => {
    const { headers } = await get('/api/docs')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:;/,
    )
    expect(page).not.toMatch(/<script>|<style| style=| on[a-z]+=/)
  })

  test('escapes the name of the program', () => {
    const named = openApi({}, { shortName: '<b>&' })
    expect(referencePage(named, 'https://portal.example')).toContain('<h1>&lt;b&gt;&amp; API</h1>')
  })
})
