import classes from './skip-link.module.css'
import { texts } from './texts.ts'

/** The first tab stop, which skips the header and the sidebar. */
export function SkipLink() {
  return (
    <a className={classes.root} href="#main" onClick={focusMain}>
      {texts.skip}
    </a>
  )
}

function focusMain(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
