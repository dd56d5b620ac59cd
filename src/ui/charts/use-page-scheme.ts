import { useComputedColorScheme } from '@mantine/core'
import { useDeferredValue } from 'react'

/** The color scheme that the page currently renders; drawings read its colors. */
export const usePageScheme = (): 'light' | 'dark' => useDeferredValue(useComputedColorScheme('light'))
