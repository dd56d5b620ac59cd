import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './definition-lab.module.css'
import { texts } from './texts.ts'

/** One tab of the inspector. */
export interface Panel {
  readonly name: string
  readonly label: string
  readonly view: ReactNode
}

interface InspectorProps {
  panels: readonly Panel[]
  tab: string
  onTab: (tab: string) => void
}

/** Tabs with all views of the definitions and the form. */
export function Inspector({ panels, tab, onTab }: InspectorProps) {
  return (
    <Tabs value={tab} onChange={(chosen) => chosen !== null && onTab(chosen)} keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ''} aria-label={texts.views.label}>
        {panels.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            <span>{label}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ name, view }) => (
        <Tabs.Panel key={name} value={name}>
          {view}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
