import type { CSSVariablesResolver } from '@mantine/core'
import { hues, type Palette, type Palettes } from '@captive/brand'

/** Custom properties of the portal: `accentTint` becomes `--accent-tint` in the style sheets. */
function ownVariables(palette: Palette): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).map(([name, color]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`,
      color,
    ]),
  )
}

/** Mantine's own variables, whose defaults for dimmed, error and filled fail AA. */
function mantineVariables(palette: Palette): Record<string, string> {
  const perHue = hues.flatMap((hue) => [
    [`--mantine-color-${hue}-text`, palette[hue]],
    [`--mantine-color-${hue}-filled`, palette[hue]],
    [`--mantine-color-${hue}-light`, palette[`${hue}Tint`]],
    [`--mantine-color-${hue}-light-hover`, palette.well],
    [`--mantine-color-${hue}-light-color`, palette[hue]],
    [`--mantine-color-${hue}-outline`, palette[hue]],
    [`--mantine-color-${hue}-outline-hover`, palette[`${hue}Tint`]],
  ])
  return {
    ...Object.fromEntries(perHue),
    '--mantine-color-accent-filled-hover': palette.accentHover,
    '--mantine-color-severe-filled': palette.alarm,
    '--mantine-color-severe-filled-hover': palette.alarm,
    '--mantine-primary-color-contrast': palette.onFilled,
    '--mantine-color-text': palette.ink,
    '--mantine-color-bright': palette.ink,
    '--mantine-color-body': palette.paper,
    '--mantine-color-dimmed': palette.dimmed,
    '--mantine-color-placeholder': palette.dimmed,
    '--mantine-color-error': palette.warning,
    '--mantine-color-success': palette.ok,
    '--mantine-color-anchor': palette.accent,
    '--mantine-color-default': palette.sheet,
    '--mantine-color-default-hover': palette.well,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.edge,
    '--mantine-color-disabled': palette.well,
    '--mantine-color-disabled-color': palette.dimmed,
    '--mantine-color-disabled-border': palette.hairline,
  }
}

/** The CSS variables of both schemes. */
export function cssVariablesOf({ light, dark }: Palettes): CSSVariablesResolver {
  return () => ({
    variables: {},
    light: { ...ownVariables(light), ...mantineVariables(light) },
    dark: { ...ownVariables(dark), ...mantineVariables(dark) },
  })
}
