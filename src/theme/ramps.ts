import type { MantineColorsTuple } from '@mantine/core'
import { darkNeutrals, lightNeutrals, mix, type Hue, type Palettes } from '@captive/brand'

function between(from: string, to: string, steps: number): string[] {
  return Array.from({ length: steps }, (_, step) => mix(from, to, step / steps))
}

/**
 * Ten shades, as Mantine requires: 0 is the light tint, 4 the text color of the dark scheme, 7 the text color of the
 * light scheme.
 */
function ramp(tint: string, inDark: string, inLight: string, deepest: string): MantineColorsTuple {
  return [
    ...between(tint, inDark, 4),
    ...between(inDark, inLight, 3),
    ...between(inLight, deepest, 2),
    deepest,
  ] as never
}

/** The shades of one hue, interpolated between its four fixed colors. */
export function rampOf({ light, dark }: Palettes, hue: Hue): MantineColorsTuple {
  return ramp(light[`${hue}Tint`], dark[hue], light[hue], dark[`${hue}Tint`])
}

/** Warm greys from the paper to the ink. */
export const grays = [
  lightNeutrals.paper,
  lightNeutrals.well,
  '#e8e1d4',
  lightNeutrals.hairline,
  '#b9b2a4',
  lightNeutrals.edge,
  '#666a65',
  lightNeutrals.dimmed,
  '#364244',
  lightNeutrals.ink,
] as const satisfies MantineColorsTuple

/** Mantine's `dark` scale: 0 is the text, 7 is the page background. */
export const darks = [
  darkNeutrals.ink,
  '#c8c8bf',
  darkNeutrals.dimmed,
  darkNeutrals.edge,
  darkNeutrals.hairline,
  darkNeutrals.well,
  darkNeutrals.sheet,
  darkNeutrals.paper,
  '#0d1314',
  '#080c0d',
] as const satisfies MantineColorsTuple
