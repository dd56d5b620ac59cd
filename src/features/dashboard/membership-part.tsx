import type { DirectoryEntry } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { directoryQuery } from '../../api/directory.ts'
import { portalConfig } from '../../config.ts'
import { documentsIn } from '../../documents/document-facts.ts'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'

const programInformation = '/insurance/program-information'
/** The department that decides who becomes a member. */
const department = 'Underwriting'
/** As many of its people are listed; the directory has all. */
const most = 3

/** What a prospect has to do to become a member, and whom to call about it. */
export function MembershipPart() {
  return (
    <>
      <SectionCard title="Becoming a member" note="You have no policy with the program yet. These steps lead to one.">
        <Steps />
      </SectionCard>
      <SectionCard title="Questions? Call us" note="Underwriting guides you through your application.">
        <Contacts />
      </SectionCard>
    </>
  )
}

function Steps() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  const sees = can('002-006') && programRecId !== null
  const documents = useQuery({ ...programDocumentsQuery(api, programRecId ?? 0), enabled: sees })
  const counted = (...kinds: string[]) => {
    const found = kinds.flatMap((kind) => documentsIn(documents.data ?? [], `Program Information_${kind}`))
    const count = found.length
    return count === 0 ? null : `${count} ${count === 1 ? 'document' : 'documents'}`
  }
  const allowed = can('002') && can('002-006')
  const steps = [
    {
      path: programInformation,
      label: 'Read what the program offers',
      about: 'Overview Summary, Information Circular and Program Highlights',
      allowed,
      figure: counted('Overview Summary', 'Information Circular', 'Program Highlights'),
    },
    {
      path: programInformation,
      label: 'Complete your applications',
      about: 'Supplemental Applications',
      allowed,
      figure: counted('Supplemental Applications'),
    },
    {
      path: programInformation,
      label: 'Sign to bind your coverage',
      about: 'Binding Documents',
      allowed,
      figure: counted('Binding Documents'),
    },
    {
      path: '/risk-management/motor-vehicle-records/get-started',
      label: 'Order your driver records',
      about: 'Motor Vehicle Records of everybody who drives for you',
      allowed: can('003') && can('003-004'),
    },
  ]
  return <ContentsList entries={steps} />
}

function Contacts() {
  const directory = useQuery({ ...directoryQuery(api), enabled: useCan()('005-002-001') })
  const people = (directory.data ?? []).filter((entry) => entry.Department === department).slice(0, most)
  return (
    <ul className={classes.contacts} aria-label={department}>
      {people.map((person) => (
        <Contact key={person.BusinessEmail} person={person} />
      ))}
      <li>
        <strong>Member Portal</strong>
        <MailLink email={portalConfig.memberPortalEmail} />
      </li>
    </ul>
  )
}

function Contact({
  person: { FirstName, LastName, BusinessPhone, BusinessPhoneExt, BusinessEmail },
}: {
  person: DirectoryEntry
}) {
  return (
    <li>
      <strong>{`${FirstName} ${LastName}`}</strong>
      <PhoneLink phone={BusinessPhone} extension={BusinessPhoneExt ?? ''} />
      <MailLink email={BusinessEmail} />
    </li>
  )
}
