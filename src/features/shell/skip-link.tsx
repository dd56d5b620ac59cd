import classes from './skip-link.module.css'

/** The first stop of the tab key: past the header and the sidebar to the page. */
export function SkipLink() {
  return (
    <a className={classes.root} href="#main" onClick={focusMain}>
      Skip to main content
    </a>
  )
}

function focusMain(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
