import type { DirectoryEntry } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { directoryQuery } from '../../api/directory.ts'
import { useBrand } from '../../brand/brand.ts'
import { portalConfig } from '../../config.ts'
import { documentsIn } from '../../documents/document-facts.ts'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'
import { texts } from './texts.ts'

const programInformation = '/insurance/program-information'
/** The department that decides about membership. */
const department = 'Underwriting'
/** The number of people in the list. The directory has all of them. */
const contactCount = 3

/** The steps to membership and the people to call, for prospects. */
export function MembershipWidgets() {
  return (
    <>
      <SectionCard title={texts.membership.title} note={texts.membership.note}>
        <Steps />
      </SectionCard>
      <SectionCard title={texts.membership.contacts.title} note={texts.membership.contacts.note}>
        <Contacts />
      </SectionCard>
    </>
  )
}

function Steps() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  const permitted = can('002-006') && programRecId !== null
  const documents = useQuery({ ...programDocumentsQuery(api, programRecId ?? 0), enabled: permitted })
  const countOf = (...categories: string[]) => {
    const count = categories.flatMap((category) => documentsIn(documents.data ?? [], category)).length
    return count === 0 ? null : texts.membership.documents(count)
  }
  const allowed = can('002') && can('002-006')
  const steps = [
    {
      path: programInformation,
      ...texts.membership.program,
      allowed,
      figure: countOf(
        'Program Information_Overview Summary',
        'Program Information_Information Circular',
        'Program Information_Program Highlights',
      ),
    },
    {
      path: programInformation,
      ...texts.membership.applications,
      allowed,
      figure: countOf('Program Information_Supplemental Applications'),
    },
    {
      path: programInformation,
      ...texts.membership.binding,
      allowed,
      figure: countOf('Program Information_Binding Documents'),
    },
    {
      path: '/risk-management/motor-vehicle-records/get-started',
      ...texts.membership.driverRecords,
      allowed: can('003') && can('003-004'),
    },
  ]
  return <ContentsList entries={steps} />
}

function Contacts() {
  const { shortName } = useBrand()
  const directory = useQuery({ ...directoryQuery(api), enabled: useCan()('005-002-001') })
  const people = (directory.data ?? []).filter((entry) => entry.Department === department).slice(0, contactCount)
  return (
    <ul className={classes.contacts} aria-label={department}>
      {people.map((person) => (
        <Contact key={person.BusinessEmail} person={person} />
      ))}
      <li>
        <strong>{shortName}</strong>
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
