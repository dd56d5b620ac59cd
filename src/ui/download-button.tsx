import { Button } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatPercent } from '../format/percent.ts'
import classes from './download-button.module.css'
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
}

/** Loads a file and says how far it is; a second press stops it. A failure stands beside it until it is tried again. */
export function DownloadButton({ load, fileName, label = 'Download', of, variant = 'default' }: DownloadButtonProps) {
  const { state, start, stop } = useDownload(load, fileName)
  const leave = useRef(stop)
  useEffect(() => {
    leave.current = stop
  })
  useEffect(() => () => leave.current(), [])
  const named = (word: string) => (of ? { 'aria-label': `${word} ${of}` } : {})
  const loading = state.kind === 'loading'
  return (
    <div className={classes.root}>
      <Button
        variant={variant}
        size={variant === 'subtle' ? 'sm' : 'md'}
        leftSection={loading ? <IconX size={20} aria-hidden /> : <IconDownload size={20} aria-hidden />}
        onClick={loading ? stop : start}
        {...named(loading ? 'Stop' : label)}
      >
        {loading ? 'Stop' : label}
      </Button>
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
          It did not load. Press again to try once more.
        </span>
      ) : null}
    </div>
  )
}
