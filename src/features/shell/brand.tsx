import classes from './brand.module.css'

/** The mark and the name: a page of a ledger with its corner turned. */
export function Brand() {
  return (
    <span className={classes.root}>
      <svg className={classes.mark} viewBox="0 0 28 32" width="24" height="27" fill="none" aria-hidden>
        <path d="M1.5 1.5h16l9 9v20h-25z" className={classes.page} />
        <path d="M17.5 1.5v9h9" className={classes.page} />
        <path d="M7 15.5h10M7 20h14" className={classes.line} />
        <path d="M7 25h14" className={classes.sum} />
      </svg>
      <span className={classes.name}>Member Portal</span>
    </span>
  )
}
