import classes from './connections.module.css'

/** A URL or path. It is not translated, and may break at any character, because it may be longer than a line. */
export function UrlText({ children }: { children: string }) {
  return (
    <span className={classes.url} translate="no">
      {children}
    </span>
  )
}
