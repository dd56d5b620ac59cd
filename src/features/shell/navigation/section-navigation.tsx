import { useCan } from '../../../session/session-context.ts'
import { NavigationLink } from './navigation-link.tsx'
import { sectionIcons } from './section-icons.ts'
import { currentPath, opensItsPage, sections } from './sections.ts'
import classes from './section-navigation.module.css'
import { useShownPath } from '../../../ui/record-name.ts'

/** The sections that the user's codes show, with their pages. Pages without permission are disabled (AMB-006). */
export function SectionNavigation() {
  const can = useCan()
  const current = currentPath(useShownPath())
  return (
    <ul className={classes.sections}>
      {sections
        .filter(({ code }) => can(code))
        .map((section) => {
          const { label, path, icon, entries } = section
          const SectionIcon = sectionIcons[icon]
          const inEntries = entries.some((entry) => entry.path === path)
          return (
            <li key={path}>
              <NavigationLink
                to={path}
                allowed={opensItsPage(section, can)}
                current={current === path && !inEntries}
                className={classes.section}
              >
                <SectionIcon size={20} stroke={1.75} aria-hidden />
                <span>{label}</span>
              </NavigationLink>
              {entries.length === 0 ? null : (
                <ul className={classes.entries}>
                  {entries.map((entry) => (
                    <li key={entry.path}>
                      <NavigationLink
                        to={entry.path}
                        allowed={can(entry.code)}
                        current={current === entry.path}
                        className={classes.entry}
                      >
                        {entry.label}
                      </NavigationLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
    </ul>
  )
}
