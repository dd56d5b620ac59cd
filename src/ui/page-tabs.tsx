import { Tabs, Title } from '@mantine/core'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { usePrinting } from './use-printing.ts'
import classes from './page-tabs.module.css'

interface PageTab<Value extends string> {
  value: Value
  label: string
  /** The number of entries in the tab. */
  count?: number
}

interface PageTabsProps<Value extends string> {
  /** The name of the tabs for screen readers, for example `Lines of business`. */
  label: string
  tabs: readonly PageTab<Value>[]
  /** The open tab; keep it in the page's search params. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** Whether to print all tabs that have entries. */
  allOnPaper?: boolean
  /** The content of a tab. */
  children: (value: Value) => ReactNode
}

/** Divides a page into tabs. */
export function PageTabs<Value extends string>(props: PageTabsProps<Value>) {
  const { label, tabs, value: open, onChange, allOnPaper = false, children } = props
  const printing = usePrinting()
  const list = useRef<HTMLDivElement>(null)
  const place = tabs.findIndex(({ value }) => value === open)
  useLayoutEffect(() => showTab(list.current, place), [place])
  if (open === undefined) return null
  if (printing && allOnPaper)
    return tabs
      .filter(({ count }) => count !== 0)
      .map((tab) => (
        <section key={tab.value} aria-label={tab.label} className={classes.onPaper}>
          <Title order={2} size="h3">
            {tab.label}
          </Title>
          <div>{children(tab.value)}</div>
        </section>
      ))
  return (
    <Tabs
      value={open}
      onChange={(value) => {
        const chosen = tabs.find((tab) => tab.value === value)
        if (chosen) onChange(chosen.value)
      }}
      unstyled
      keepMounted={false}
    >
      <Tabs.List ref={list} aria-label={label} className={classes.list ?? ''}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value} className={classes.tab ?? ''}>
            <span>{tab.label}</span>
            {tab.count === undefined ? null : (
              <span className={classes.count}>{` ${tab.count.toLocaleString('en-US')}`}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} className={classes.panel ?? ''}>
        {children(open)}
      </Tabs.Panel>
    </Tabs>
  )
}

/** Scrolls the row of tabs until one is visible. `scrollIntoView` would scroll the page as well. */
function showTab(list: HTMLElement | null, place: number): void {
  const tab = list?.children[place]
  if (!list || !tab) return
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.right > row.right) list.scrollLeft += box.right - row.right
  if (box.left < row.left) list.scrollLeft -= row.left - box.left
}
