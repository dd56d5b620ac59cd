import { defaultVariantColorsResolver, parseThemeColor, type VariantColorsResolver } from '@mantine/core'

/**
 * The three levels of a button, and no others: `filled` (the one main act of a view), `default` (an outline) and
 * `subtle` (text alone). Text on a filled one turns dark in the dark scheme, where Mantine would keep it white.
 */
export const buttonColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const { isThemeColor, color } = parseThemeColor({ color: input.color, theme: input.theme })
  if (!isThemeColor) return colors
  switch (input.variant) {
    case 'filled':
      return { ...colors, color: color === 'severe' ? 'var(--on-alarm)' : 'var(--on-filled)' }
    case 'subtle':
      return { ...colors, color: `var(--mantine-color-${color}-text)`, hover: 'var(--well)' }
    default:
      return colors
  }
}
