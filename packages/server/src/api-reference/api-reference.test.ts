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
let document: OpenApiDocument
let page: string
beforeAll(async () => {
  const config = readConfig({ ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') })
  addApiReference(app, 'https://portal.example')
  await addPortal(app, config, '/nowhere')
  document = (await get('/api/openapi.json')).json()
  page = (await get('/api/docs')).body
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ url })
const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  test('is valid to a validator that is not ours', async () => {
    const { valid, errors } = await new Validator().validate(document as unknown as Record<string, unknown>)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('describes every call of the contract, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted())
  })

  test.each(calls)('names what guards %s, what it takes and what it answers', (name, endpoint) => {
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
    for (const code of Array.isArray(endpoint.access) ? endpoint.access : [])
      expect(operation?.description).toContain(code)
  })

  test('writes an entity once, and each reference leads to one', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name))
    expect(references).toContain('Client')
    for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
    expect(text.match(/"title":"Client"/g)).toHaveLength(1)
  })
})

describe('the reference page', () => {
  test.each(calls)(
    'has %s under its anchor, with its path, its codes and an example',
    (name, { path, access, method }) => {
      const article = page.slice(page.indexOf(`<article id="${name}">`)).split('</article>')[0] ?? ''
      expect(article).toContain(`<code>${path}</code>`)
      for (const code of Array.isArray(access) ? access : []) expect(article).toContain(`>${code}</code>`)
      expect(article).toContain(method === 'GET' ? 'curl ' : `curl -X ${method} `)
      expect(article).toContain(`https://portal.example/api${path}`)
    },
  )

  test('leads nowhere: each of its links has its anchor', () => {
    const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect(anchors.size).toBe([...page.matchAll(/ id="/g)].length)
    for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(anchor)
  })

  test('runs under a policy that allows style and type of its own origin alone', async () => {
    const { headers } = await get('/api/docs')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; font-src 'self';/)
    expect(page).not.toMatch(/<script|<style| style=| on[a-z]+=/)
    const files = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path ?? '')
    const css = await get(files[0] ?? '')
    expect(css.headers['content-type']).toContain('text/css')
    for (const [, path = ''] of css.body.matchAll(/url\('([^']+)'\)/g))
      expect((await get(path)).headers['content-type']).toBe('font/woff2')
  })

  test('escapes what the contract says', () => {
    const endpoint = { ...contract.getPrograms, title: '<b>&', description: '<script>`"<i>`' } as Endpoint
    const html = referencePage({ x: endpoint }, openApi({ x: endpoint }), 'https://portal.example')
    expect(html).toContain('&lt;b&gt;&amp;')
    expect(html).toContain('<p>&lt;script&gt;<code>&quot;&lt;i&gt;</code></p>')
    expect(html).not.toMatch(/<script|<b>&|<i>/)
  })
})
