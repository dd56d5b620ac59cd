import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'

import { SectionNavigation } from './section-navigation.tsx'
import { SectionRail } from './section-rail.tsx'
import classes from './sidebar.module.css'

/** The sections of the portal beside the page; collapsed to a rail of icons it leaves more room (SHL-016). */
export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={classes.root} data-collapsed={collapsed}>
      <nav id="sidebar" aria-label="Sections" className={classes.sections}>
        {collapsed ? <SectionRail /> : <SectionNavigation />}
      </nav>
      <ActionIcon
        className={classes.toggle ?? ''}
        color="gray"
        aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        aria-expanded={!collapsed}
        aria-controls="sidebar"
        onClick={onToggle}
      >
        <ToggleIcon size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}
