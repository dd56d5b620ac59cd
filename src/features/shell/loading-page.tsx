import { LoadingState } from '../../ui/loading-state.tsx'
import { Brand } from './brand.tsx'
import classes from './standalone.module.css'

/** In the place of a page whose code or data is on its way. */
export function LoadingPage() {
  return <LoadingState label="Loading the page" shape="text" count={4} />
}

/** Before it is known who is signed in. */
export function SplashPage() {
  return (
    <main className={classes.splash}>
      <Brand />
      <p role="status">Opening the portal…</p>
    </main>
  )
}
