import classes from './connections.module.css'

/** A technical address. It is not translated, and may break at any character, because it may be longer than a line. */
export function Address({ children }: { children: string }) {
  return (
    <span className={classes.address} translate="no">
      {children}
    </span>
  )
}
