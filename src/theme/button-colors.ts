import { defaultVariantColorsResolver, parseThemeColor, type VariantColorsResolver } from '@mantine/core'

/**
 * The three button variants: `filled` (the main action of a view), `default` (outlined) and `subtle` (text only). In
 * the dark scheme, text on a filled button is dark; Mantine's default is white.
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
