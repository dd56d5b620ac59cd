import { Button, CopyButton } from '@mantine/core'
import classes from './definition-lab.module.css'
import { texts } from './texts.ts'

/** Data as JSON text with a copy button. */
export function JsonView({ label, data }: { label: string; data: unknown }) {
  const text = JSON.stringify(data, null, 2)
  return (
    <div>
      <CopyButton value={text}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.json.copied : texts.json.copy(label)}</Button>}
      </CopyButton>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <pre className={classes.code} role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
    </div>
  )
}
