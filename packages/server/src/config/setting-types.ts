import { isIP } from 'node:net'

import { readEmailAddress } from '@captive/form-engine/text'
import { Type, type TSchema } from 'typebox'

import { parseBucketAddress } from './bucket-address.ts'
import { parseClamdAddress } from './clamd-address.ts'

/** Notes for documentation and error messages about a setting, in addition to its JSON Schema keywords. */
export type SettingNotes = {
  /** What the server uses the setting for. */
  description: string
  example?: string
  /** What happens without a value, if there is no `default`. */
  without?: string
  /** Marks a setting that production requires, and explains how to add it. */
  requiredInProduction?: string
}

/** The schema of one setting. TypeBox stores the notes as keywords of the schema, but its types do not show them. */
export type Setting = TSchema &
  SettingNotes & { default?: string | number | boolean | readonly string[]; minimum?: number; maximum?: number }

type NotesWithExample = SettingNotes & { example: string; default?: string }

export const wholeNumber = (minimum: number, maximum: number, notes: SettingNotes & { default: number }) =>
  Type.Integer({ minimum, maximum, ...notes })

export const trueOrFalse = (notes: SettingNotes & { default?: boolean }) => Type.Boolean(notes)

export const text = (notes: SettingNotes & { default?: string }) => Type.String(notes)

/** The message does not repeat the URL, because it may contain a password. */
export const address = (protocols: readonly string[], notes: NotesWithExample) =>
  Type.Refine(
    Type.String(notes),
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '',
    () => `is not an address; write it like ${notes.example}.`,
  )

export const postgresAddress = (notes: SettingNotes) =>
  address(['postgres:', 'postgresql:'], { example: 'postgres://user:password@host:5432/database', ...notes })

export const httpUrl = (notes: NotesWithExample) => address(['https:', 'http:'], notes)

/** The URL of another organization's page. The default is a page of the portal that describes it. */
export const externalPage = (notes: SettingNotes & { default: string; example?: string }) =>
  httpUrl({ example: 'https://service.example', ...notes })

export const bucketAddress = (notes: NotesWithExample) =>
  Type.Refine(
    Type.String(notes),
    (value) => parseBucketAddress(value) !== undefined,
    () => `is not the address of a bucket; write it like ${notes.example}, with KEY and SECRET percent-encoded.`,
  )

export const clamdAddress = (notes: NotesWithExample) =>
  Type.Refine(
    Type.String(notes),
    (value) => parseClamdAddress(value) !== undefined,
    (value) => invalid(value, `${notes.example} or unix:/run/clamav/clamd.ctl`),
  )

export const watchedBucket = (notes: NotesWithExample) =>
  Type.Refine(
    Type.String(notes),
    (value) => /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/|$)/.test(value),
    (value) => invalid(value, notes.example),
  )

export const emailAddress = (notes: SettingNotes & { default?: string }) =>
  Type.Refine(
    Type.String(notes),
    (value) => readEmailAddress(value) === value,
    (value) => invalid(value, 'claims@captive.example'),
  )

export const categoryNumbers = (notes: NotesWithExample) =>
  Type.Refine(
    Type.String(notes),
    (value) => /^\d+(,\d+)*$/.test(value),
    (value) => invalid(value, `${notes.example}, the number of a category`),
  )

/** A token that another program sends. It is long enough to be unguessable. */
export const token = (notes: SettingNotes) =>
  Type.Refine(
    Type.String(notes),
    (value) => value.length >= 20,
    () => 'is too short; use at least 20 characters, made by: openssl rand -base64 32',
  )

export const encryptionKey = (notes: SettingNotes) =>
  Type.Refine(Type.String(notes), isKey, () => `is not ${keyFormat}; restore it, or make a new one by: ${makeKey}`)

export const encryptionKeys = (notes: SettingNotes & { default: string[] }) =>
  Type.Refine(
    Type.Array(Type.String(), notes),
    (values) => values.every(isKey),
    () => `contains a key that is not ${keyFormat}; separate keys by commas.`,
  )

export const networks = (notes: SettingNotes & { default: string[] }) =>
  Type.Refine(
    Type.Array(Type.String(), notes),
    (values) => values.every(isNetwork),
    (values) =>
      invalid(
        values.find((value) => !isNetwork(value)),
        '10.0.0.0/8',
      ),
  )

/** The names of the specification's groups in the setting, and `none`. */
const words = ['staff', 'members', 'expired members', 'prospects', 'brokers', 'none']

export const groupWords = (notes: SettingNotes) =>
  Type.Refine(
    Type.Array(Type.String(), notes),
    (values) => values.every((value) => words.includes(value)) && (values.length === 1 || !values.includes('none')),
    (values) => invalid(values.join(','), `staff,brokers; the groups are ${words.join(', ')}`),
  )

export const origins = (notes: NotesWithExample) =>
  Type.Refine(
    Type.Array(Type.String(), notes),
    (values) => values.every(isOrigin),
    (values) =>
      invalid(
        values.find((value) => !isOrigin(value)),
        `${notes.example}, without a path or a slash at the end`,
      ),
  )

export const keyFormat = '32 bytes in base64'
export const makeKey = 'openssl rand -base64 32'
export const isKey = (value: string): boolean => Buffer.from(value, 'base64').length === 32

function isNetwork(value: string): boolean {
  const [ip = '', bits] = value.split('/')
  return isIP(ip) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}

const isOrigin = (value: string) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value

const invalid = (value: string | undefined, example: string) => `is "${value}"; write it like ${example}.`
