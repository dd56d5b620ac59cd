import { expect, test } from 'vitest'

import { billOfMaterials } from '../../scripts/inventory/bill-of-materials.ts'
import { licenseTexts } from '../../scripts/inventory/license-texts.ts'
import { licenseProblems } from '../../scripts/inventory/licenses.ts'
import { productionPackages, type ShippedPackage } from '../../scripts/inventory/production-packages.ts'

const shipped = productionPackages()
const isPackage = (license: string | undefined): ShippedPackage => ({
  ...{ name: 'some-package', version: '1.2.3', license, folder: 'node_modules/some-package' },
  path: ['portal', 'a-library', 'some-package'],
})

test('every shipped package has an allowed license', () => {
  expect(licenseProblems(shipped)).toEqual([])
})

test.each(['GPL-3.0-only', 'MPL-2.0', 'MIT AND GPL-2.0', undefined])(
  'reports %s with its dependency path',
  (license) => {
    expect(licenseProblems([isPackage(license)])).toEqual([
      `some-package 1.2.3 is under ${license ?? 'no license'}: portal > a-library > some-package`,
    ])
  },
)

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'])('accepts %s', (license) => {
  expect(licenseProblems([isPackage(license)])).toEqual([])
})

test('lists shipped packages, even if a test also uses them', () => {
  const names = shipped.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', 'ssh2', '@aws-sdk/client-s3']))
  expect(names).not.toEqual(expect.arrayContaining(['vitest']))
  expect(names).not.toEqual(expect.arrayContaining(['storybook']))
})

test('the bill of materials is reproducible and names no machine', { timeout: 60_000 }, async () => {
  const bill = await billOfMaterials()
  expect(await billOfMaterials()).toBe(bill)
  const { components, serialNumber } = JSON.parse(bill) as {
    components: { licenses?: unknown[] }[]
    serialNumber?: string
  }
  expect(components.length).toBe(new Set(shipped.map(({ name, version }) => `${name}@${version}`)).size)
  expect(components.filter(({ licenses }) => licenses === undefined)).toEqual([])
  expect([serialNumber, bill.match(/registry\.|timestamp/)]).toEqual([undefined, null])
})

test('the license texts name each installed package', () => {
  const texts = licenseTexts()
  expect(texts).toMatch(/^fastify@[\d.]+\nLicense: MIT\n\n.*MIT License/ms)
  expect(texts).toContain('dejavu-fonts-ttf')
})
