import type { Client, ClientChange, DocumentType, Program } from '@captive/api-client/contract'
import { compileForm, defineForm, type Answers, type Form, type LocalControls, type Option } from '@captive/form-engine'
import type { FormSession } from '@captive/form-engine/session'

import { categoryOptions } from '../../documents/category-options.ts'
import { programsOf } from '../../programs/programs.ts'

/** All that the form chooses among. */
export interface UploadChoices {
  types: readonly DocumentType[]
  programs: readonly Program[]
  clients: readonly Client[]
  history: readonly ClientChange[]
}

/** The form, and how its answers hang together. */
export interface DocumentUploadForm {
  form: Form
  /** The categories offered. */
  types: readonly DocumentType[]
  /** The control that asks for the program while these answers stand, and what it offers. */
  programControl: (answers: Answers) => ProgramControl | undefined
}

interface ProgramControl {
  key: string
  programs: readonly Program[]
}

const required = true

/**
 * Document upload (UPL-001 to UPL-011): a category decides whether a program or a member is asked for, a member which
 * programs there are (AMB-073). One program control for each set of programs that some member is or was in.
 */
export function documentUploadForm({ types, programs, clients, history }: UploadChoices): DocumentUploadForm {
  const offered = types.filter(({ IsActive, ClientAllowUpload }) => IsActive === 1 && ClientAllowUpload !== 1) // AMB-072
  const ofTier = (tier: DocumentType['Tier']) =>
    offered.filter(({ Tier }) => Tier === tier).map(({ RecId }) => String(RecId))
  const changes = Map.groupBy(history, ({ ClientId }) => ClientId)
  const members = clients
    .map((client) => {
      const company = { clientId: client.ClientId, programRecId: client.ProgramsRecId }
      return { client, programs: programsOf(company, changes.get(client.ClientId) ?? [], programs, false) }
    })
    .filter((member) => member.programs.length > 0)
  const sets = Map.groupBy(members, (member) => programSet(member.programs))
  const setOf = new Map(members.map((member) => [String(member.client.ClientId), member.programs]))

  const controls: LocalControls = {
    category: { kind: 'dropdown', label: 'Category', required, options: categoryOptions(offered) },
    program: {
      kind: 'dropdown',
      label: 'Program',
      required,
      options: programs.map(toOption),
      when: { category: ofTier('Program') },
    },
    member: {
      kind: 'dropdown',
      label: 'Member',
      required,
      help: 'Companies that are or were in a program.',
      options: members.map(({ client }) => ({ value: String(client.ClientId), label: client.ClientName })),
      when: { category: ofTier('Insured') },
    },
    ...Object.fromEntries(
      [...sets].map(([key, ofSet]) => [
        key,
        {
          kind: 'dropdown',
          label: 'Program',
          required,
          options: (ofSet[0]?.programs ?? []).map(toOption),
          when: { member: ofSet.map(({ client }) => String(client.ClientId)) },
        } as const,
      ]),
    ),
    date: { kind: 'calendar', label: 'Date', required, help: 'The day that the document is of.' },
    description: { kind: 'textarea', label: 'Description' },
    file: { kind: 'file', label: 'PDF file', required },
  }

  const tierOf = new Map(offered.map(({ RecId, Tier }) => [String(RecId), Tier]))
  return {
    form: compileForm(defineForm(controls)),
    types: offered,
    programControl: ({ category, member }) => {
      if (tierOf.get(String(category)) === 'Program') return { key: 'program', programs }
      const ofMember = setOf.get(String(member))
      return ofMember && { key: programSet(ofMember), programs: ofMember }
    },
  }
}

/** What the form begins with for a document of a company under the category of a code; nothing where it is not offered. */
export function answersFor({ types, programControl }: DocumentUploadForm, code: string, clientId: number): Answers {
  const type = types.find(({ Code }) => Code === code)
  if (!type) return {}
  const category = String(type.RecId)
  if (type.Tier !== 'Insured') return { category }
  const answers = { category, member: String(clientId) }
  const control = programControl(answers)
  if (!control) return { category } // was never in a program
  return control.programs.length === 1 ? { ...answers, [control.key]: String(control.programs[0]?.RecId) } : answers
}

const programSet = (programs: readonly Program[]) => `program-${programs.map(({ RecId }) => RecId).join('-')}`

const toOption = ({ RecId, Name }: Program): Option => ({ value: String(RecId), label: Name })

/**
 * Keeps what hangs together: another category takes member, program and date away, another member the program, of
 * which the only one is filled in (UPL-004, UPL-005). Returns how to stop.
 */
export function coupleAnswers(session: FormSession, { programControl }: DocumentUploadForm): () => void {
  let { category, member } = session.answers()
  return session.subscribe(() => {
    const before = { category, member }
    category = session.value({ key: 'category', item: null })
    member = session.value({ key: 'member', item: null })
    if (category !== before.category) {
      const former = programControl(before)
      member = undefined
      for (const key of ['member', 'program', 'date', ...(former ? [former.key] : [])]) session.set(key, undefined)
    } else if (member !== before.member) {
      const former = programControl(before)
      const next = programControl({ category, member })
      if (former) session.set(former.key, undefined)
      if (next) session.set(next.key, next.programs.length === 1 ? String(next.programs[0]?.RecId) : undefined)
    }
  })
}
