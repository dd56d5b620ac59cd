import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Brand } from './brand.tsx'
import classes from './standalone.module.css'
import { texts } from './texts.ts'

/** Shows the title and a skeleton while the code of a page loads. */
export function LoadingPage() {
  return (
    <>
      <PageHeader />
      <LoadingState label={texts.loadingPage} shape="text" count={4} />
    </>
  )
}

/** Shows the brand until the session has loaded. */
export function SplashPage() {
  return (
    <main className={classes.splash}>
      <Brand />
      <p role="status">{texts.openingPortal}</p>
    </main>
  )
}
