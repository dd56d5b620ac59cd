import { DefinitionLab } from '../../src/definition-lab/definition-lab.tsx'
import type { LabSetup } from '../../src/definition-lab/lab-setup.ts'
import type { LabSource } from '../../src/definition-lab/lab-source.ts'
import { claimSetup } from '../../src/features/claim-reporting/pages/preview/claim-setup.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { catalogueSources } from './catalogue-sources.ts'
import { IndependentView } from './independent-view.tsx'
import { browserWorkspaceStorage } from './browser-workspace-storage.ts'
import { MailView } from './mail/mail-view.tsx'
import { MemberView } from './member-view/member-view.tsx'
import { OpenServer } from './server/open-server.tsx'
import classes from './storybook-lab.module.css'
import { texts } from './texts.ts'

const setup: LabSetup = {
  examples: catalogueSources,
  ...claimSetup,
  storage: browserWorkspaceStorage,
  Open: OpenServer,
  views: [
    { name: 'member', label: texts.member.label, View: MemberView },
    { name: 'mail', label: texts.mail.label, View: MailView },
    { name: 'independent', label: texts.independent.label, View: IndependentView },
  ],
}

/** The Lab with everything that works without a server: all examples of the catalogue, and the check with ajv. */
export function StorybookLab({ initial }: { initial: LabSource }) {
  return (
    <main className={classes.page}>
      <PageHeader title={texts.title} />
      <DefinitionLab initial={initial} setup={setup} />
    </main>
  )
}
