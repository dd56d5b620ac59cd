import { Tabs, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePrinting } from './use-printing.ts'
import classes from './address-tabs.module.css'
import { useAddressValue } from './use-address-value.ts'

interface AddressTab<Value extends string> {
  value: Value
  label: string
  /** How many things lie behind it. */
  count?: number
}

interface AddressTabsProps<Value extends string> {
  /** What the address calls it: `line` for `?line=auto`. */
  name: string
  /** What is chosen among, for a screen reader: 'Lines of insurance'. */
  label: string
  tabs: readonly AddressTab<Value>[]
  /** On paper the content of every tab that holds something, each under its label: for tabs that divide what they list. */
  allOnPaper?: boolean
  /** The content of a tab. */
  children: (value: Value) => ReactNode
}

/** Parts of a page of which one is open, as its address says, so that Back, reload and a link show the same. */
export function AddressTabs<Value extends string>({
  name,
  label,
  tabs,
  allOnPaper = false,
  children,
}: AddressTabsProps<Value>) {
  const values = tabs.map(({ value }) => value)
  const [open, choose] = useAddressValue(name, values)
  const printing = usePrinting()
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
        const chosen = values.find((known) => known === value)
        if (chosen !== undefined) choose(chosen)
      }}
      unstyled
      keepMounted={false}
    >
      <Tabs.List aria-label={label} className={classes.list ?? ''}>
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
