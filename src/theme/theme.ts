import { createTheme } from '@mantine/core'
import { buttonColors } from './button-colors.ts'
import { darks, grays, rampOf } from './ramps.ts'

const sans = [
  "'Plain zero', 'Atkinson Hyperlegible Next Variable'",
  "'Text on its way', 'Text on its way, Android', system-ui, sans-serif",
].join(', ')
const serif = "'Portal Heading', 'Heading on its way', 'Heading on its way, Android', Georgia, serif"

/**
 * The look of the portal. Its idea and reasons stand on the Storybook page "Foundations".
 * Colours come from `palette.ts`; the names `ok`, `waiting`, `warning` and `severe` are colours like `accent`.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  colors: {
    accent: rampOf('accent'),
    ok: rampOf('ok'),
    waiting: rampOf('waiting'),
    warning: rampOf('warning'),
    severe: rampOf('severe'),
    gray: grays,
    dark: darks,
  },
  variantColorResolver: buttonColors,
  fontFamily: sans,
  headings: {
    fontFamily: serif,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'min(clamp(1.875rem, 1.4rem + 2vw, 2.625rem), 13vw)', lineHeight: '1.12', fontWeight: '500' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
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
    Checkbox: { defaultProps: { size: 'md' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close', size: 44 } } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    Modal: { defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Close', size: 44 } } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    TextInput: { defaultProps: { size: 'md' } },
    Tooltip: {
      defaultProps: { multiline: true, maw: 320, withArrow: true, events: { hover: true, focus: true, touch: true } },
    },
  },
})
