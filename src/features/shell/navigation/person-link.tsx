import { ActionIcon } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

import { useCan, useOffers } from '../../../session/session-context.ts'
import classes from './person-link.module.css'
import { texts } from '../texts.ts'

/** A link to the users of all companies, for staff who administer them. On a phone it is in the settings menu. */
export function PersonLink() {
  const can = useCan()
  const offers = useOffers()
  if (!can('000-001-002') || !offers('People')) return null
  return (
    <ActionIcon
      component={Link}
      to="/settings/people"
      className={classes.root ?? ''}
      size={44}
      variant="subtle"
      color="gray"
      aria-label={texts.findPerson}
    >
      <IconUserSearch size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
