import { docsOf } from '@captive/form-engine'
import { Anchor } from '@mantine/core'
// Not imported from ./react, because the portal build replaces that module, which only rjsf imports and never uses.
import { Markdown } from 'markdown-to-jsx'
import { createContext, use, type ReactNode } from 'react'
import { pageTexts } from './page-texts.ts'
import classes from './pages.module.css'

interface PageTextProps {
  /** The name of the page: a code, or `README` for the list of all codes. */
  name: string
  onPage: (name: string) => void
}

const OnPage = createContext<PageTextProps['onPage']>(() => undefined)

/** A page about diagnostics. Its links open other such pages. It is part of the build and works offline. */
export function PageText({ name, onPage }: PageTextProps) {
  return (
    <OnPage value={onPage}>
      <div className={classes.page} translate="no">
        <Markdown options={options}>{pageTexts.get(docsOf(name)) ?? null}</Markdown>
      </div>
    </OnPage>
  )
}

function PageLink({ href, children }: { href: string; children: ReactNode }) {
  const onPage = use(OnPage)
  return (
    <Anchor component="button" type="button" onClick={() => onPage(href.replace(/\.md$/, ''))}>
      {children}
    </Anchor>
  )
}

/** Wide tables scroll by themselves instead of scrolling the page. */
function ScrolledTable({ children }: { children: ReactNode }) {
  return (
    <div className={classes.table}>
      <table>{children}</table>
    </div>
  )
}

const options = { overrides: { a: PageLink, table: ScrolledTable } }
