import { Button } from '@mantine/core'
import { IconDownload, IconExternalLink, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './download-button.module.css'
import { PermissionTooltip } from './permission-tooltip.tsx'
import { ProgressLine } from './progress-line.tsx'
import { texts } from './texts.ts'
import { useDownload, type LoadFile } from './use-download.ts'

interface DownloadButtonProps {
  load: LoadFile
  /** The file name of the download. */
  fileName: string
  /** The label of the button. */
  label?: string
  /** The name of the file for screen readers, for example `Loss run 2024`. */
  of?: string
  variant?: 'filled' | 'default' | 'subtle'
  /** Whether to open the file in a new tab instead of downloading it. */
  inTab?: boolean
  /** If false, the button is disabled. */
  allowed?: boolean
}

/**
 * A button that downloads a file and shows the progress. A second click cancels it. A failure is shown beside it until
 * the next attempt.
 */
export function DownloadButton(props: DownloadButtonProps) {
  const { load, fileName, of, variant = 'default', inTab = false, allowed = true } = props
  const label = props.label ?? (inTab ? texts.downloads.view : texts.downloads.download)
  const { state, start, stop } = useDownload(load, fileName, inTab ? 'tab' : 'downloads')
  const leave = useRef(stop)
  useEffect(() => {
    leave.current = stop
  })
  useEffect(() => () => leave.current(), [])
  const named = (action: string) => (of ? { 'aria-label': texts.downloads.named(action, of) } : {})
  const loading = state.kind === 'loading'
  const Sign = loading ? IconX : inTab ? IconExternalLink : IconDownload
  return (
    <div className={classes.root}>
      <PermissionTooltip allowed={allowed}>
        <Button
          variant={variant}
          size={variant === 'subtle' ? 'sm' : 'md'}
          leftSection={<Sign size={20} aria-hidden />}
          onClick={loading ? stop : start}
          {...named(loading ? texts.downloads.stop : label)}
          {...(inTab && !loading && of && { 'aria-label': texts.downloads.inNewTab(label, of) })}
        >
          {loading ? texts.downloads.stop : label}
        </Button>
      </PermissionTooltip>
      {loading ? <ProgressLine label={texts.loading(of ?? fileName)} share={state.share} /> : null}
      {state.kind === 'failed' ? (
        <span className={classes.failed} role="alert">
          {state.reason}
        </span>
      ) : null}
    </div>
  )
}
