import type { ShippedPackage } from './production-packages.ts'

/** Licenses that allow a product without source to contain the package, if its text goes with it (SPDX names). */
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

/** Packages whose package.json names no SPDX license, and what their file LICENSE says. */
const read: Readonly<Record<string, string>> = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
  ssh2: 'MIT',
}

/** Licenses of one package each, that were read. The fonts may be in any product that does not sell them alone. */
const allowedOnce: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' }

/** The license of a package: what it says, or what was read in its file. */
export const licenseOf = ({ name, license }: Pick<ShippedPackage, 'name' | 'license'>): string | undefined =>
  read[name] ?? license

/** The packages whose license is not allowed, each as a sentence that says who brings it in. */
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

/** An expression of SPDX without nesting: one of several licenses may be chosen, or all apply. */
function isAllowedExpression(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.has(license.trim())))
}
