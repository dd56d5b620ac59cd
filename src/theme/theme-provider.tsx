import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@fontsource/source-sans-3/400.css'
import '@fontsource/source-sans-3/600.css'
import './layers.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import './fallback-fonts.css'
import './base.css'
import './figures.css'
import './controls.css'
import './print.css'
import { palettesOf } from '@captive/brand'
import { MantineProvider } from '@mantine/core'
import { useEffect, useMemo } from 'react'

import { useBrand } from '../brand/brand.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import { ToastRegion } from '../ui/toasts.tsx'
import { cssVariablesOf } from './css-variables.ts'
import { shareStyleNonce, styleNonce } from './nonce.ts'
import { themeOf } from './theme.ts'
import { usePrintInLight } from './use-print-in-light.ts'
import type { Elements } from '../ui/elements.ts'

shareStyleNonce()

/**
 * Provides the theme, fonts, style sheets and the toast container, and keeps the focus. `scheme` forces one color
 * scheme.
 */
export function ThemeProvider({ children, scheme }: { children: Elements; scheme?: 'light' | 'dark' }) {
  usePrintInLight()
  useEffect(keepFocus, [])
  const { colors } = useBrand()
  const themeProps = useMemo(() => {
    const palettes = palettesOf(colors)
    return { theme: themeOf(palettes), cssVariablesResolver: cssVariablesOf(palettes) }
  }, [colors])
  return (
    <MantineProvider
      {...themeProps}
      getStyleNonce={styleNonce}
      defaultColorScheme="auto"
      {...(scheme ? { forceColorScheme: scheme } : {})}
    >
      <ToastRegion />
      {children}
    </MantineProvider>
  )
}
