import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './layers.css'
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './headings.css'
import './fallback-fonts.css'
import './base.css'
import './figures.css'
import './controls.css'
import './print.css'
import { MantineProvider } from '@mantine/core'
import { ToastRegion } from '../ui/toasts.tsx'
import { cssVariables } from './css-variables.ts'
import { shareStyleNonce, styleNonce } from './nonce.ts'
import { theme } from './theme.ts'
import { usePrintInLight } from './use-print-in-light.ts'
import type { Elements } from '../ui/elements.ts'

shareStyleNonce()

/** Theme, fonts, style sheets and the place where toasts appear. `scheme` forces one colour scheme. */
export function ThemeProvider({ children, scheme }: { children: Elements; scheme?: 'light' | 'dark' }) {
  usePrintInLight()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      getStyleNonce={styleNonce}
      defaultColorScheme="auto"
      {...(scheme ? { forceColorScheme: scheme } : {})}
    >
      <ToastRegion />
      {children}
    </MantineProvider>
  )
}
