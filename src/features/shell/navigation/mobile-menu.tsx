import { Drawer } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useSession } from '../../../session/session-context.ts'
import classes from './mobile-menu.module.css'
import { SectionNavigation } from './section-navigation.tsx'
import { texts } from './texts.ts'

/** The sections in a drawer on a phone. Choosing a page closes it and moves focus to the page. */
export function MobileMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const router = useRouter()
  const { company } = useSession()
  const [pageChosen, setPageChosen] = useState(false)

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        setPageChosen(true)
        onClose()
      }),
    [router, onClose],
  )
  function dismiss() {
    setPageChosen(false)
    onClose()
  }
  return (
    <Drawer.Root opened={opened} onClose={dismiss} size="20rem" returnFocus={!pageChosen}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Body>
          <div className={classes.head}>
            <Drawer.Title>{company?.clientName ?? texts.menu}</Drawer.Title>
            <Drawer.CloseButton aria-label={texts.close} size={44} />
          </div>
          <nav aria-label={texts.sections}>
            <SectionNavigation />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
