import { Button } from '@mantine/core'
import { IconDownload, IconExternalLink, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatPercent } from '../format/percent.ts'
import classes from './download-button.module.css'
import { PermissionTooltip } from './permission-tooltip.tsx'
import { useDownload, type LoadFile } from './use-download.ts'

interface DownloadButtonProps {
  load: LoadFile
  /** The name under which the browser keeps it. */
  fileName: string
  /** What the button says. */
  label?: string
  /** What is loaded, for a screen reader where several stand in a list: 'Loss run 2024'. */
  of?: string
  variant?: 'filled' | 'default' | 'subtle'
  /** Into a tab of its own instead of the downloads. */
  inTab?: boolean
  /** Without permission it stays, disabled, and says why. */
  allowed?: boolean
}

/** Loads a file and says how far it is; a second press stops it. A failure stands beside it until it is tried again. */
export function DownloadButton(props: DownloadButtonProps) {
  const { load, fileName, of, variant = 'default', inTab = false, allowed = true } = props
  const label = props.label ?? (inTab ? 'View' : 'Download')
  const { state, start, stop } = useDownload(load, fileName, inTab ? 'tab' : 'downloads')
  const leave = useRef(stop)
  useEffect(() => {
    leave.current = stop
  })
  useEffect(() => () => leave.current(), [])
  const named = (word: string) => (of ? { 'aria-label': `${word} ${of}` } : {})
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
          {...named(loading ? 'Stop' : label)}
          {...(inTab && !loading && of && { 'aria-label': `${label} ${of} in a new tab` })}
        >
          {loading ? 'Stop' : label}
        </Button>
      </PermissionTooltip>
      {loading ? (
        <div
          className={classes.track}
          role="progressbar"
          aria-label={`Loading ${of ?? fileName}`}
          {...(state.share !== undefined && {
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round(state.share * 100),
          })}
        >
          <span className={classes.line} style={{ width: formatPercent(state.share ?? 0, 1) }} />
          <span className={classes.share}>{state.share === undefined ? 'Loading' : formatPercent(state.share)}</span>
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <span className={classes.failed} role="alert">
          {state.reason}
        </span>
      ) : null}
    </div>
  )
}
