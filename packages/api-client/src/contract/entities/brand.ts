import { Type, type Static } from 'typebox'

import { object } from '../object.ts'

const svg = (description: string) => Type.String({ minLength: 1, maxLength: 32_768, description })

const color = Type.String({ pattern: '^#[0-9a-f]{6}$' })
/** Colors of links, buttons and tinted backgrounds. Text in or on them has a contrast of at least 4.5 : 1. */
const colors = object({ accent: color, accentHover: color, accentTint: color })

/** The brand of a program: its name, logo, colors and phone number. */
export const Brand = object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, description: 'The name of the program' }),
    shortName: Type.String({ minLength: 1, maxLength: 40, description: 'The name of its portal' }),
    tagline: Type.String({ minLength: 1, maxLength: 160 }),
    phone: Type.String({ minLength: 1, maxLength: 40, description: 'The phone number for claims, as printed' }),
    colors: object({ light: colors, dark: colors }),
    logo: svg('An SVG image'),
    favicon: svg('An SVG image'),
  },
  { title: 'Brand' },
)
export type Brand = Static<typeof Brand>
