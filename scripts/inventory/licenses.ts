import type { ShippedPackage } from './production-packages.ts'

/**
 * SPDX names of licenses that allow a product without source code to include the package, if their text is included.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose package.json names no SPDX license. The value is the license in their file LICENSE. */
const read: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
  ssh2: 'MIT',
}

/**
 * Licenses that were reviewed for a single package. The fonts may be part of any product that does not sell them
 * separately.
 */
const allowedOnce: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' }

/** The license of a package: from its package.json, or as reviewed in its LICENSE file. */
export const licenseOf = ({ name, license }: Pick<ShippedPackage, 'name' | 'license'>): string | undefined =>
  read[name] ?? license

/** The packages whose license is not allowed, each as a sentence with the path of dependencies that includes it. */
export function licenseProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter((one) => !isAllowed(one))
    .map((one) => `${one.name} ${one.version} is under ${licenseOf(one) ?? 'no license'}: ${one.path.join(' > ')}`)
}

function isAllowed(one: ShippedPackage): boolean {
  const license = licenseOf(one)
  if (license === undefined) return false
  return license === allowedOnce[one.name] || isAllowedExpression(license)
}

/**
 * Whether an SPDX expression without nesting is allowed: with OR, one license is enough; with AND, all must be allowed.
 */
function isAllowedExpression(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.has(license.trim())))
}
