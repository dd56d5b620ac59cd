import { Tooltip } from '@mantine/core'

import { useCan } from '../../../session/session-context.ts'
import { NavigationLink } from './navigation-link.tsx'
import { sectionIcons } from './section-icons.ts'
import { currentPath, opensItsPage, sections } from './sections.ts'
import classes from './section-rail.module.css'
import { useShownPath } from '../../../ui/record-name.ts'

/** The collapsed sidebar, with one icon link per section. */
export function SectionRail() {
  const can = useCan()
  const current = currentPath(useShownPath())
  return (
    <ul className={classes.root}>
      {sections
        .filter(({ code }) => can(code))
        .map((section) => {
          const { label, path, icon, entries } = section
          const SectionIcon = sectionIcons[icon]
          return (
            <li key={path}>
              <Tooltip label={label} position="right" withinPortal={false} floatingStrategy="fixed">
                <span>
                  <NavigationLink
                    to={path}
                    allowed={opensItsPage(section, can)}
                    current={[path, ...entries.map((entry) => entry.path)].includes(current ?? '')}
                    aria-label={label}
                    className={classes.link}
                  >
                    <SectionIcon size={24} stroke={1.75} aria-hidden />
                  </NavigationLink>
                </span>
              </Tooltip>
            </li>
          )
        })}
    </ul>
  )
}
