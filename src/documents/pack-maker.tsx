import { Button } from '@mantine/core'
import type { PackKind } from '@captive/api-client/contract'
import { IconFileStack } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'

import { api } from '../api/api.ts'
import { portalConfig } from '../config.ts'
import { useActiveCompany, useCan, useOffers } from '../session/session-context.ts'
import { Callout } from '../ui/callout.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import { PermissionTooltip } from '../ui/permission-tooltip.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { fileNameOf } from './document-facts.ts'
import { loadDocument } from './load-document.ts'
import classes from './pack-maker.module.css'
import { packProgressQuery } from './queries.ts'
import { texts } from './texts.ts'

/** A button that makes a pack. Shows the progress, and then a button that opens the pack. */
export function PackMaker({ kind }: { kind: PackKind }) {
  const words = texts.packs[kind]
  const { clientId } = useActiveCompany()
  const allowed = useCan()('002-003-005-001')
  const isOffered = useOffers()('Packs')
  const order = useMutation({
    mutationFn: async () => {
      const made = await api.orderPack({ query: { ClientId: clientId, Kind: kind } })
      if (made === null) throw new TypeError('The server did not make the pack.')
      return made
    },
    meta: { stale: ['documents'] },
  })
  const progress = useQuery({
    ...packProgressQuery(api, clientId, kind),
    enabled: order.isPending,
    refetchInterval: 500,
  })
  if (!isOffered) return null
  const { Rows = 0, Done = 0 } = progress.data ?? {}
  const made = order.data
  return (
    <SectionCard title={words.title} note={words.note}>
      <div className={classes.root}>
        <PermissionTooltip allowed={allowed}>
          <Button
            variant="default"
            leftSection={<IconFileStack size={20} aria-hidden />}
            aria-disabled={order.isPending || undefined}
            onClick={() => {
              if (!order.isPending) order.mutate()
            }}
          >
            {words.make}
          </Button>
        </PermissionTooltip>
        {order.isPending ? <ProgressLine label={words.making} share={Rows > 0 ? Done / Rows : undefined} /> : null}
        {made ? (
          <DownloadButton
            load={loadDocument(api, made)}
            fileName={fileNameOf(made)}
            label={texts.packs.open}
            of={words.title}
            variant="filled"
            inTab
          />
        ) : null}
      </div>
      <p role="status" className={classes.status}>
        {made ? texts.packs.ready : ''}
      </p>
      {order.isError ? (
        <Callout tone="warning" title={words.failed} live="polite">
          {texts.packs.failedHint(portalConfig.renewalsEmail)}
        </Callout>
      ) : null}
    </SectionCard>
  )
}
