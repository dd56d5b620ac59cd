import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Brand } from './brand.tsx'
import classes from './standalone.module.css'

/** In the place of a page whose code is on its way: its title, and the outline of what comes. */
export function LoadingPage() {
  return (
    <>
      <PageHeader />
      <LoadingState label="Loading the page" shape="text" count={4} />
    </>
  )
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
