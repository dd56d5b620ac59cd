import type { Announcement } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { useCan, useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { AnnouncementActions } from './announcement-actions.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import classes from './elive-connect.module.css'
import { announcementsQuery } from './queries.ts'
import { texts } from './texts.ts'
import { useAddAnnouncement } from './use-announcements.ts'

/** The number of announcements to show. */
const latest = 3

/** The latest announcements, and a mode to edit them. */
export function Announcements() {
  const announcements = useQuery(announcementsQuery(api))
  const allowed = useCan()('003-003-006')
  const [editing, setEditing] = useState(false)
  const [text, setText] = useState('')
  const { mutate: add, isPending: pending } = useAddAnnouncement(() => setText(''))
  return (
    <SectionCard
      title={texts.announcements.title}
      actions={
        <PermissionTooltip allowed={allowed}>
          <Button onClick={() => setEditing(!editing)}>
            {editing ? texts.announcements.close : texts.announcements.edit}
          </Button>
        </PermissionTooltip>
      }
    >
      <LeavePrompt isUnfinished={() => text.trim() !== ''} message={texts.announcements.leave} />
      {editing ? <AnnouncementForm text={text} onText={setText} pending={pending} onSave={() => add(text)} /> : null}
      <QueryView
        query={announcements}
        pending={<LoadingState label={texts.announcements.loading} shape="rows" count={latest} />}
        empty={<EmptyState title={texts.announcements.empty}>{texts.announcements.emptyHint}</EmptyState>}
      >
        {(all) => <Latest announcements={all.slice(0, latest)} editing={editing} />}
      </QueryView>
    </SectionCard>
  )
}

function Latest({ announcements, editing }: { announcements: readonly Announcement[]; editing: boolean }) {
  const isChangeable = useOffers()('AnnouncementEdits') && editing
  return (
    <ul className={classes.announcements} aria-label={texts.announcements.list}>
      {announcements.map((announcement) => (
        <li key={announcement.RecId}>
          <p>{announcement.AnnouncementTxt}</p>
          {isChangeable ? <AnnouncementActions announcement={announcement} /> : null}
        </li>
      ))}
    </ul>
  )
}
