import { hues, type Hue, type Palettes } from '@captive/brand'
import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { buttonColors } from './button-colors.ts'
import { darks, grays, rampOf } from './ramps.ts'

const sans = [
  "'Atkinson Hyperlegible Next Variable'",
  "'Text on its way', 'Text on its way, Android', system-ui, sans-serif",
].join(', ')
const serif = "'Source Serif 4 Variable', 'Heading on its way', 'Heading on its way, Android', Georgia, serif"

/** The parts of the theme that do not depend on the brand. */
const base = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: buttonColors,
  fontFamily: sans,
  headings: {
    fontFamily: serif,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'min(clamp(1.75rem, 1.3rem + 1.85vw, 2.4375rem), 12vw)', lineHeight: '1.15', fontWeight: '450' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h5: { fontSize: '0.9375rem', lineHeight: '1.45' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.45', xl: '1.35' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '1px', sm: '2px', md: '3px', lg: '4px', xl: '6px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 1px 2px rgb(24 36 38 / 8%), 0 8px 24px -8px rgb(24 36 38 / 22%)',
    lg: '0 2px 4px rgb(24 36 38 / 8%), 0 16px 40px -12px rgb(24 36 38 / 28%)',
    xl: '0 2px 4px rgb(24 36 38 / 8%), 0 24px 64px -16px rgb(24 36 38 / 34%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', size: 44 } },
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { variant: 'default', size: 'md' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close', size: 44 } } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    Modal: { defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Close', size: 44 } } },
    Select: { defaultProps: { size: 'md' } },
    Tooltip: {
      defaultProps: { multiline: true, maw: 320, withArrow: true, events: { hover: true, focus: true, touch: true } },
    },
  },
})

/**
 * The theme of the portal; the Storybook page "Foundations" explains it. All colors come from the palettes of the
 * brand. The names `ok`, `waiting`, `warning` and `severe` are colors, like `accent`.
 */
export function themeOf(palettes: Palettes) {
  const colorsOfHues = Object.fromEntries(hues.map((hue) => [hue, rampOf(palettes, hue)])) as Record<
    Hue,
    MantineColorsTuple
  >
  return { ...base, colors: { ...colorsOfHues, gray: grays, dark: darks } }
}
