import { useComputedColorScheme } from '@mantine/core'
import { useDeferredValue } from 'react'

/** The colour scheme that the page has by now, not the one it is about to take: drawings read its colours. */
export const usePageScheme = (): 'light' | 'dark' => useDeferredValue(useComputedColorScheme('light'))
