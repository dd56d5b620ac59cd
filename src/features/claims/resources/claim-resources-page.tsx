import { Group } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { DocumentShelf } from '../../../documents/document-shelf.tsx'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { medicalNetworksOf } from './medical-networks.ts'

/** /claims/claim-resources: whom to send an injured worker to, and what helps with a claim (RES-001 to RES-003, AMB-103). */
export function ClaimResourcesPage() {
  const { clientId, programRecId } = useActiveCompany()
  const documents = useQuery(resourcesQuery(clientId, programRecId))
  const networks = medicalNetworksOf(programRecId)
  return (
    <>
      <PageHeader>Whom to send an injured worker to, and what helps while a claim is open.</PageHeader>
      <SectionCard title="Medical Provider Networks" note="Doctors and clinics near the place of work">
        {networks.length > 0 ? (
          <Group>
            {networks.map(({ name, href }) => (
              <OutsideLink key={name} href={href}>
                {name}
              </OutsideLink>
            ))}
          </Group>
        ) : (
          <EmptyState title="No Medical Provider Networks Found">Your program has none.</EmptyState>
        )}
      </SectionCard>
      <SectionCard title="Documents">
        <DocumentShelf query={documents} prefix="Claims Management_Claim Resources" emptyText="No Documents Found." />
      </SectionCard>
    </>
  )
}

/** Documents of the company and of its program. */
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
