import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

import classes from './color-scheme-switch.module.css'
import { texts } from './texts.ts'

/** Switches between light and dark. Until the first click, the portal follows the device. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'light' ? 'dark' : 'light'
  const SchemeIcon = scheme === 'light' ? IconMoon : IconSun
  return (
    <button
      type="button"
      className={classes.root}
      aria-label={texts.switchTo[other]}
      onClick={() => setColorScheme(other)}
    >
      <SchemeIcon size={22} stroke={1.75} aria-hidden />
    </button>
  )
}
