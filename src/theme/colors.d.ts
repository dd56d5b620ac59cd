import type { MantineColorsTuple } from '@mantine/core'
import type { Hue } from './palette.ts'

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    /** The names of the theme, and what CSS resolves by itself; Mantine's other names (`red`, `blue`) fail to compile. */
    colors: Record<Hue | 'gray' | 'dark' | 'dimmed' | 'currentColor' | `var(--${string})`, MantineColorsTuple>
  }
}
