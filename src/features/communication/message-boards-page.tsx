import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconMovie } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { api } from '../../api/api.ts'
import { portalConfig } from '../../config.ts'
import { DocumentLibrary } from '../../documents/document-library.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Video } from '../../ui/video.tsx'
import classes from './message-boards-page.module.css'
import { texts } from './texts.ts'
import { WebinarList } from './webinar-list.tsx'

/**
 * /communication/message-boards-&-forum: the newsletter, and webinars with the protocols video (COM-001 to COM-004).
 */
export function MessageBoardsPage() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  return (
    <>
      <PageHeader>{texts.boards.about}</PageHeader>
      <SectionCard title={texts.boards.newsletter}>
        {programRecId === null ? (
          <EmptyState title={texts.boards.noDocuments}>{texts.boards.noProgram}</EmptyState>
        ) : (
          <Newsletter programId={programRecId} />
        )}
      </SectionCard>
      {can('005-001-002') ? (
        <SectionCard title={texts.webinars.title}>
          <WebinarList />
          <ProtocolsVideo allowed={can('005-001-002-003')} />
        </SectionCard>
      ) : null}
    </>
  )
}

function Newsletter({ programId }: { programId: number }) {
  const documents = useQuery(programDocumentsQuery(api, programId))
  return (
    <DocumentLibrary
      query={documents}
      prefix="Communication_Quarterly Newsletter"
      emptyText={texts.boards.noDocuments}
    />
  )
}

/** A button that shows or hides the video. The video loads only when shown. */
function ProtocolsVideo({ allowed }: { allowed: boolean }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={classes.video}>
      <PermissionTooltip allowed={allowed}>
        <Button
          leftSection={<IconMovie size={20} aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {texts.boards.protocols}
        </Button>
      </PermissionTooltip>
      <div id={id}>{open ? <Video src={portalConfig.protocolsVideoUrl} title={texts.boards.protocols} /> : null}</div>
    </div>
  )
}
