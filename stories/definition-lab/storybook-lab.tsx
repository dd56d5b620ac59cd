import { DefinitionLab } from '../../src/definition-lab/definition-lab.tsx'
import type { LabParts } from '../../src/definition-lab/lab-parts.ts'
import type { LabSource } from '../../src/definition-lab/lab-source.ts'
import { LossInfoPreview } from '../../src/features/claim-reporting/pages/preview/loss-info-preview.tsx'
import { hints, withHints } from '../../src/features/claim-reporting/model/loss-info/hints.ts'
import { catalogueSources } from './catalogue-sources.ts'
import { IndependentView } from './independent-view.tsx'
import { MailView } from './mail/mail-view.tsx'
import { MemberView } from './member-view/member-view.tsx'
import { texts } from './texts.ts'

const parts: LabParts = {
  examples: catalogueSources,
  hints: { codes: Object.keys(hints), withHints },
  MemberForm: LossInfoPreview,
  views: [
    { name: 'member', label: texts.member.label, View: MemberView },
    { name: 'mail', label: texts.mail.label, View: MailView },
    { name: 'independent', label: texts.independent.label, View: IndependentView },
  ],
}

/** The Lab with everything that needs no server: all examples of the catalogue, and the check with ajv. */
export function StorybookLab({ initial }: { initial: LabSource }) {
  return <DefinitionLab initial={initial} parts={parts} />
}
