import { Button, CopyButton } from '@mantine/core'
import classes from './definition-lab.module.css'

/** Data as text that can be read, selected, copied and reached by keyboard. */
export function JsonView({ label, data }: { label: string; data: unknown }) {
  const text = JSON.stringify(data, null, 2)
  return (
    <div>
      <CopyButton value={text}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : `Copy ${label}`}</Button>}
      </CopyButton>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className={classes.code} role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
    </div>
  )
}
