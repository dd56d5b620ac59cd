import { texts } from './texts.ts'
import classes from './video.module.css'

/**
 * A video. A file plays on the page, with the captions file of the same name; any other URL is embedded as a player.
 */
export function Video({ src, title }: { src: string; title: string }) {
  if (!/\.(mp4|webm|ogv)$/i.test(new URL(src, location.href).pathname)) {
    return (
      <iframe
        className={classes.frame}
        src={src}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs scripts and its own origin, never ours
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen"
        loading="lazy"
      />
    )
  }
  return (
    <video className={classes.frame} src={src} aria-label={title} controls preload="metadata">
      <track kind="captions" src={src.replace(/\.\w+(\?.*)?$/, '.vtt')} srcLang="en" label={texts.captions} default />
    </video>
  )
}
