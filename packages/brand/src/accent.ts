import { contrastRatio } from './contrast.ts'
import { mix } from './mix.ts'
import { fromOklch, toOklch } from './oklch.ts'
import type { Neutrals } from './palette.ts'

/** The colors that follow from the brand color. */
export interface Accent {
  /** Links, main buttons, and focus rings. */
  accent: string
  accentHover: string
  accentTint: string
}

/** What text needs by WCAG AA. The dark scheme asks for more: there a bright accent is easier to find. */
const leastContrast = { light: 4.5, dark: 7 }
const tintShare = 0.12

/**
 * The accent of one scheme: the brand color itself where its contrast suffices, else the nearest lightness that does.
 * Black and white always suffice, so every brand color has an accent.
 */
export function accentOf(brandColor: string, neutrals: Neutrals, scheme: 'light' | 'dark'): Accent {
  const { lightness, chroma, hue } = toOklch(brandColor)
  const step = scheme === 'light' ? -0.005 : 0.005
  const withLightness = (value: number) => fromOklch({ lightness: value, chroma, hue })
  let reached = lightness
  let accent = brandColor
  while (!isReadable(accent, neutrals, leastContrast[scheme])) accent = withLightness((reached += step))
  return {
    accent,
    accentHover: withLightness(hoverOf(reached, scheme)),
    accentTint: tintOf(accent, neutrals),
  }
}

const tintOf = (accent: string, { paper }: Neutrals) => mix(paper, accent, tintShare)

/** A step further from the page; at its end, where black and white are, a step back. */
function hoverOf(lightness: number, scheme: 'light' | 'dark'): number {
  if (scheme === 'light') return lightness > 0.15 ? lightness - 0.08 : lightness + 0.2
  return lightness < 0.93 ? lightness + 0.05 : lightness - 0.05
}

function isReadable(accent: string, neutrals: Neutrals, least: number): boolean {
  const { paper, sheet, well, onFilled } = neutrals
  const tint = tintOf(accent, neutrals)
  return (
    [paper, sheet, well, onFilled].every((surface) => contrastRatio(accent, surface) >= least) &&
    contrastRatio(accent, tint) >= 4.5
  )
}
