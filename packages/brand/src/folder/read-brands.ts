import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Brand } from '@captive/api-client/contract'
import { readEmailAddress } from '@captive/form-engine/text'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

import { accentsOf } from '../palette.ts'
import { BrandError } from './brand-error.ts'
import { svgProblem } from './svg-problem.ts'

const { logo: _logo, favicon: _favicon, colors: _colors, ...textMembers } = Brand.properties

/** What `brand.json` says; the images are files beside it. */
const BrandFile = Type.Object(
  {
    ...textMembers,
    color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    mailSender: Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 80 }), address: Type.String({ minLength: 3, maxLength: 254 }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** A brand with what only the server needs: who its mails come from, and its program; null for the installation's. */
export type ServerBrand = Brand & Pick<Static<typeof BrandFile>, 'mailSender'> & { program: number | null }

/** The brand of an installation, and the brands of the programs that have their own. */
export interface Brands {
  installation: ServerBrand
  /** By program number. */
  programs: ReadonlyMap<number, ServerBrand>
}

/** Values of settings that replace those of the installation's brand. */
export interface BrandOverrides {
  phone?: string | undefined
  mailAddress?: string | undefined
}

/**
 * Reads the brand in a folder, and a program's own brand in each sub-folder that is named by a program number.
 * @throws BrandError with all problems at once
 */
export function readBrands(folder: string, overrides: BrandOverrides = {}): Brands {
  const problems: string[] = []
  const installation = readBrand(folder, null, problems)
  const programs = new Map<number, ServerBrand>()
  for (const number of programNumbers(folder)) {
    const brand = readBrand(join(folder, String(number)), number, problems)
    if (brand) programs.set(number, brand)
  }
  if (!installation || problems.length > 0) throw new BrandError(problems)
  return { installation: override(installation, overrides), programs }
}

/** The brand of a program; that of the installation where the program has none of its own. */
export const brandOf = ({ installation, programs }: Brands, program: number | null): ServerBrand =>
  (program === null ? undefined : programs.get(program)) ?? installation

/** Leaves out what only the server needs. */
export function publicBrand({ mailSender: _, program: __, ...brand }: ServerBrand): Brand {
  return brand
}

function override(brand: ServerBrand, { phone, mailAddress }: BrandOverrides): ServerBrand {
  const { mailSender } = brand
  return {
    ...brand,
    phone: phone ?? brand.phone,
    mailSender: { ...mailSender, address: mailAddress ?? mailSender.address },
  }
}

function programNumbers(folder: string): number[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[1-9]\d*$/.test(entry.name))
    .map(({ name }) => Number(name))
}

function readBrand(folder: string, program: number | null, problems: string[]): ServerBrand | undefined {
  const words = readWords(join(folder, 'brand.json'), problems)
  const logo = readSvg(join(folder, 'logo.svg'), problems)
  const favicon = readSvg(join(folder, 'favicon.svg'), problems)
  if (!words || logo === undefined || favicon === undefined) return undefined
  const { color, ...texts } = words
  return { ...texts, colors: accentsOf(color), logo, favicon, program }
}

function readWords(file: string, problems: string[]): Static<typeof BrandFile> | undefined {
  const text = readText(file, problems)
  if (text === undefined) return undefined
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    problems.push(`${file} is not JSON: ${(error as Error).message}.`)
    return undefined
  }
  if (!Value.Check(BrandFile, content)) {
    for (const { instancePath, keyword, params, message } of Value.Errors(BrandFile, content).filter(isOwnError))
      problems.push(`${file}: ${memberProblem(instancePath, keyword, params, message)}`)
    return undefined
  }
  const { address } = content.mailSender
  if (readEmailAddress(address) !== address) {
    problems.push(`${file}: mailSender.address is "${address}"; write an address such as portal@program.example.`)
    return undefined
  }
  return content
}

/** A member that is not known is reported twice, the second time as a schema that is false. */
const isOwnError = ({ keyword }: { keyword: string }) => keyword !== 'boolean'

function memberProblem(path: string, keyword: string, params: object, message: string): string {
  const member = path.slice(1).replaceAll('/', '.')
  const inMember = (name: string) => (member === '' ? name : `${member}.${name}`)
  const { requiredProperties = [], additionalProperties = [] } = params as Record<string, string[]>
  if (keyword === 'required') return `${requiredProperties.map(inMember).join(' and ')} is missing.`
  if (keyword === 'additionalProperties')
    return `${additionalProperties.map(inMember).join(' and ')} is not known; remove it.`
  if (member === 'color') return 'color must be written as # and six digits 0-9 or a-f, for example #0b5552.'
  return `${member || 'the content'} ${message}.`
}

function readSvg(file: string, problems: string[]): string | undefined {
  const text = readText(file, problems)
  if (text === undefined) return undefined
  const problem = svgProblem(text)
  if (problem === undefined) return text.trim()
  problems.push(`${file} ${problem}.`)
  return undefined
}

function readText(file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    problems.push(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
    return undefined
  }
}
