import { join } from 'node:path'

import { expect, test } from 'vitest'

import { brandPage, publicBrand, readBrands } from './index.ts'

const brand = publicBrand(readBrands(join(import.meta.dirname, '../../../../brand/default')).installation)
const page = `<meta name="description" content="" /><title></title>
<noscript><span data-brand="shortName"></span> <span data-brand="phone"></span></noscript>`

test('writes title, description, and marked texts', () => {
  const branded = brandPage(page, brand)
  expect(branded).toContain('<title>Member Portal</title>')
  expect(branded).toContain('content="Captive Insurance Program: Maximizing insurance')
  expect(branded).toContain('<span data-brand="phone">1.888.CLAIM.50</span>')
})

test('replaces another brand, and escapes it', () => {
  const other = brandPage(brandPage(page, brand), { ...brand, name: '"A"', shortName: '$& <b>', phone: '1' })
  expect(other).toContain('<title>$&amp; &lt;b&gt;</title>')
  expect(other).toContain('content="&quot;A&quot;: Maxim')
  expect(other).not.toMatch(/Member Portal|CLAIM/)
})
