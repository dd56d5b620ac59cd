import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { BrandError, brandOf, publicBrand, readBrands } from './index.ts'

const defaultFolder = join(import.meta.dirname, '../../../../brand/default')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync(defaultFolder, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const words = () => JSON.parse(readFileSync(join(defaultFolder, 'brand.json'), 'utf8')) as Record<string, unknown>
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

function problems(): readonly string[] {
  try {
    readBrands(folder)
  } catch (error) {
    if (error instanceof BrandError) return error.problems
    throw error
  }
  return []
}

test('reads the default brand', () => {
  const { installation, programs } = readBrands(defaultFolder)
  expect(installation).toMatchObject({ shortName: 'Member Portal', phone: '1.888.CLAIM.50' })
  expect(installation.colors.light.accent).toBe('#0b5552')
  expect(installation.logo).toMatch(/^<svg /)
  expect(programs.size).toBe(0)
})

test('reads the own brand of a program from a sub-folder', () => {
  const own = join(folder, '3')
  cpSync(defaultFolder, own, { recursive: true })
  writeFileSync(join(own, 'brand.json'), JSON.stringify({ ...words(), name: 'Cedar Ridge' }))
  mkdirSync(join(folder, 'drafts'))
  const brands = readBrands(folder)
  expect(brandOf(brands, 3).name).toBe('Cedar Ridge')
  for (const other of [7, null]) expect(brandOf(brands, other)).toBe(brands.installation)
})

test('replaces phone and mail address by those of the settings', () => {
  const { installation } = readBrands(folder, { phone: '800-555-0199', mailAddress: 'a@b.example' })
  expect(installation.phone).toBe('800-555-0199')
  expect(installation.mailSender).toEqual({ name: 'Member Portal', address: 'a@b.example' })
})

test('keeps the mail sender from the browser', () => {
  expect(publicBrand(readBrands(folder).installation)).not.toHaveProperty('mailSender')
})

test('names the file and the missing member', () => {
  const { tagline: _, ...others } = words()
  write('brand.json', { ...others, mailSender: { name: 'Portal' } })
  expect(problems()).toEqual([
    `${join(folder, 'brand.json')}: tagline is missing.`,
    `${join(folder, 'brand.json')}: mailSender.address is missing.`,
  ])
})

test.each([
  [{ color: 'green' }, 'color must be written as # and six digits 0-9 or a-f, for example #0b5552.'],
  [{ name: '' }, 'name must not have fewer than 1 characters.'],
  [{ slogan: 'x' }, 'slogan is not known; remove it.'],
  [
    { mailSender: { name: 'x', address: 'Portal <a@b.example>' } },
    'mailSender.address is "Portal <a@b.example>"; write an address such as portal@program.example.',
  ],
])('refuses %j', (change, problem) => {
  write('brand.json', { ...words(), ...change })
  expect(problems()).toEqual([`${join(folder, 'brand.json')}: ${problem}`])
})

test('reports a brand.json that is not JSON', () => {
  write('brand.json', '{')
  expect(problems()[0]).toContain('brand.json is not JSON: ')
})

test('lists all missing files at once', () => {
  rmSync(folder, { recursive: true })
  expect(problems()).toEqual(
    ['brand.json', 'logo.svg', 'favicon.svg'].map((name) => `${join(folder, name)} cannot be read (ENOENT).`),
  )
})

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'contains <script>; remove it'],
  ['a script with a prefix', svg('<svg:script/>'), 'contains <svg:script>; remove it'],
  ['an event handler', svg('<path/>', ' onload="alert(1)"'), 'contains the event handler onload; remove it'],
  ['HTML', svg('<foreignObject/>'), 'contains <foreignObject>; remove it'],
  ['an image from elsewhere', svg('<image href="https://x.example/a.png"/>'), 'refers to https://x.example/a.png'],
  ['a style from elsewhere', svg('<style>@import "x.css"</style>'), 'imports a style sheet'],
  ['a fill from elsewhere', svg('<path fill="url(https://x.example/a)"/>'), 'refers to https://x.example/a'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'contains a DOCTYPE'],
  ['a tag that is not closed', svg('<g>'), 'is not well-formed XML'],
  ['an attribute without quotes', svg('<path d=M1/>'), 'is not well-formed XML'],
  ['no namespace', '<svg viewBox="0 0 9 9"></svg>', 'does not begin with <svg'],
  ['an image of another kind', 'PNG', 'is not well-formed XML'],
  ['too much', svg(`<path d="${'M1 1'.repeat(10_000)}"/>`), 'is larger than 32 kB'],
])('refuses a logo with %s', (_, content, problem) => {
  write('logo.svg', content)
  expect(problems()).toHaveLength(1)
  expect(problems()[0]).toContain(`${join(folder, 'logo.svg')} ${problem}`)
})

test('takes a logo with styles, gradients, and comments', () => {
  write(
    'logo.svg',
    `<?xml version="1.0"?>\n<!-- drawn > by hand -->${svg('<style>a>b{}</style><path fill="url(#g)"/>')}`,
  )
  expect(problems()).toEqual([])
})
