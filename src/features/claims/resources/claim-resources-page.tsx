import { Group } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { DocumentLibrary } from '../../../documents/document-library.tsx'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { texts } from '../texts.ts'
import { medicalNetworksOf } from './medical-networks.ts'

/** /claims/claim-resources: provider networks and documents (RES-001 to RES-003, AMB-103). */
export function ClaimResourcesPage() {
  const { clientId, programRecId } = useActiveCompany()
  const documents = useQuery(resourcesQuery(clientId, programRecId))
  const networks = medicalNetworksOf(programRecId)
  return (
    <>
      <PageHeader>{texts.resources.about}</PageHeader>
      <SectionCard title={texts.resources.networks} note={texts.resources.networksNote}>
        {networks.length > 0 ? (
          <Group>
            {networks.map(({ name, href }) => (
              <OutsideLink key={name} href={href}>
                {name}
              </OutsideLink>
            ))}
          </Group>
        ) : (
          <EmptyState title={texts.resources.noNetworks}>{texts.resources.noNetworksHint}</EmptyState>
        )}
      </SectionCard>
      <SectionCard title={texts.resources.documents}>
        <DocumentLibrary
          query={documents}
          prefix="Claims Management_Claim Resources"
          emptyText={texts.resources.noDocuments}
        />
      </SectionCard>
    </>
  )
}

/** The documents of the company and of its program. */
function resourcesQuery(clientId: number, programsRecId: number | null) {
  return queryOptions({
    queryKey: ['documents', clientId, 'claim-resources', programsRecId],
    queryFn: async ({ signal }) => {
      const [ofCompany, ofProgram] = await Promise.all([
        api.getDocumentsByClient({ query: { clientId } }, { signal }),
        programsRecId === null ? [] : api.getDocumentsByProgram({ query: { programsRecId } }, { signal }),
      ])
      return [...ofCompany, ...ofProgram]
    },
  })
}
