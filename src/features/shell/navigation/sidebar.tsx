import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'

import { SectionNavigation } from './section-navigation.tsx'
import { SectionRail } from './section-rail.tsx'
import classes from './sidebar.module.css'
import { texts } from './texts.ts'

/** The sections beside the page, collapsible to a rail of icons (SHL-016). */
export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.root} data-collapsed={collapsed}>
      <nav id="sidebar" aria-label={texts.sections} className={classes.sections}>
        {collapsed ? <SectionRail /> : <SectionNavigation />}
      </nav>
      <ActionIcon
        className={classes.toggle ?? ''}
        color="gray"
        aria-label={collapsed ? texts.expand : texts.collapse}
        aria-expanded={!collapsed}
        aria-controls="sidebar"
        onClick={onToggle}
      >
        <ToggleIcon size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}
