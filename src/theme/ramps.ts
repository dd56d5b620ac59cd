import type { MantineColorsTuple } from '@mantine/core'
import { darkPalette, lightPalette, type Hue } from './palette.ts'

function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function between(from: string, to: string, steps: number): string[] {
  return Array.from({ length: steps }, (_, step) => mix(from, to, step / steps))
}

/** Ten shades, as Mantine wants them: 0 is the light tint, 4 the text of the dark scheme, 7 the text of the light one. */
function ramp(tint: string, inDark: string, inLight: string, deepest: string): MantineColorsTuple {
  return [
    ...between(tint, inDark, 4),
    ...between(inDark, inLight, 3),
    ...between(inLight, deepest, 2),
    deepest,
  ] as never
}

/** The shades of one hue, drawn between its four fixed colours. */
export function rampOf(hue: Hue): MantineColorsTuple {
  return ramp(lightPalette[`${hue}Tint`], darkPalette[hue], lightPalette[hue], darkPalette[`${hue}Tint`])
}

/** Warm greys from the paper to the ink. */
export const grays = [
  lightPalette.paper,
  lightPalette.well,
  '#e8e1d4',
  lightPalette.hairline,
  '#b9b2a4',
  lightPalette.edge,
  '#666a65',
  lightPalette.dimmed,
  '#364244',
  lightPalette.ink,
] as const satisfies MantineColorsTuple

/** Mantine's `dark` scale: 0 is the text, 7 the page. */
export const darks = [
  darkPalette.ink,
  '#c8c8bf',
  darkPalette.dimmed,
  darkPalette.edge,
  darkPalette.hairline,
  darkPalette.well,
  darkPalette.sheet,
  darkPalette.paper,
  '#0d1314',
  '#080c0d',
] as const satisfies MantineColorsTuple
