import type { MantineColorsTuple } from '@mantine/core'
import type { Hue } from '@captive/brand'

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    /**
     * The color names of the theme, and values that CSS resolves. Mantine's other names (`red`, `blue`) do not compile.
     */
    colors: Record<Hue | 'gray' | 'dark' | 'dimmed' | 'currentColor' | `var(--${string})`, MantineColorsTuple>
  }
}
