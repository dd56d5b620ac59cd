import type { Client, ClientChange, DocumentType, Program } from '@captive/api-client/contract'
import {
  compileForm,
  defineForm,
  isBlank,
  type AnswerRule,
  type Answers,
  type Form,
  type LocalControls,
  type Option,
} from '@captive/form-engine'
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
  /** Whether the chosen category is of one member (tier Insured). */
  isOfMember: (answers: Answers) => boolean
  /** The programs that the chosen member is or was in; null where none is chosen, and all are offered (AMB-073). */
  programsOfMember: (answers: Answers) => readonly Program[] | null
}

const required = true

/** Document upload (UPL-001 to UPL-011): category, program and member stand there from the start, and hang together. */
export function documentUploadForm({ types, programs, clients, history }: UploadChoices): DocumentUploadForm {
  const offered = types.filter(({ IsActive, ClientAllowUpload }) => IsActive === 1 && ClientAllowUpload !== 1) // AMB-072
  const ofMembers = new Set(offered.filter(({ Tier }) => Tier === 'Insured').map(({ RecId }) => String(RecId)))
  const changes = Map.groupBy(history, ({ ClientId }) => ClientId)
  const members = clients
    .map((client) => {
      const company = { clientId: client.ClientId, programRecId: client.ProgramsRecId }
      return { client, programs: programsOf(company, changes.get(client.ClientId) ?? [], programs, false) }
    })
    .filter((member) => member.programs.length > 0)
  const programsById = new Map(members.map((member) => [String(member.client.ClientId), member.programs]))
  const isOfMember = ({ category }: Answers) => ofMembers.has(String(category))
  const programsOfMember = ({ member }: Answers) => programsById.get(String(member)) ?? null

  const controls: LocalControls = {
    category: { kind: 'dropdown', label: 'Category', required, options: categoryOptions(offered) },
    program: { kind: 'dropdown', label: 'Program', required, options: programs.map(toOption) },
    member: {
      kind: 'dropdown',
      label: 'Member',
      help: 'For a category of one member. Companies that are or were in a program.',
      options: members.map(({ client }) => ({ value: String(client.ClientId), label: client.ClientName })),
    },
    date: { kind: 'calendar', label: 'Date', required, help: 'The day that the document is of.' },
    description: { kind: 'textarea', label: 'Description' },
    file: { kind: 'file', label: 'PDF file', required },
  }
  const memberNeeded = ruleFor('member', {
    code: 'member-needed',
    message: 'Choose the member that the document is of.',
    isBroken: (answers) => isOfMember(answers) && isBlank(answers['member']),
  })
  const programOfMember = ruleFor('program', {
    code: 'program-of-member',
    message: 'The member was never in this program. Choose another one.',
    isBroken: (answers) => {
      const all = programsOfMember(answers)
      return (
        all !== null && !isBlank(answers['program']) && !all.some(({ RecId }) => String(RecId) === answers['program'])
      )
    },
  })
  return {
    form: compileForm(defineForm(controls), { rules: [memberNeeded, programOfMember] }),
    types: offered,
    isOfMember,
    programsOfMember,
  }
}

interface Rule {
  code: string
  message: string
  isBroken: (answers: Answers) => boolean
}

/** A rule between the answers of this form, said at one of them. */
function ruleFor(key: string, { code, message, isBroken }: Rule): AnswerRule {
  const keyword = `x-${code}`
  return {
    code,
    message,
    keeps: true,
    bind: () => ({
      keys: ['category', 'program', 'member'],
      keysIn: (answers) => (isBroken(answers) ? [key] : []),
      schema: { [keyword]: true },
    }),
    keywords: { [keyword]: (_, answers) => !isBroken(answers as Answers) },
  }
}

/** What the form begins with for a document of a company under the category of a code; nothing where it is not offered. */
export function answersFor(form: DocumentUploadForm, code: string, clientId: number): Answers {
  const type = form.types.find(({ Code }) => Code === code)
  if (!type) return {}
  const category = String(type.RecId)
  const member = String(clientId)
  const programs = form.programsOfMember({ member })
  if (type.Tier !== 'Insured' || programs === null) return { category }
  return { category, member, ...(programs.length === 1 && { program: String(programs[0]?.RecId) }) }
}

const toOption = ({ RecId, Name }: Program): Option => ({ value: String(RecId), label: Name })

/**
 * Keeps what hangs together (UPL-004 to UPL-006): another category takes member, program and date away; a member leaves
 * of the programs its own, of which the only one is filled in; a program chosen for a category of programs takes the
 * member away. Returns how to stop.
 */
export function coupleAnswers(session: FormSession, { isOfMember, programsOfMember }: DocumentUploadForm): () => void {
  const value = (key: string) => session.value({ key, item: null })
  const now = () => ({ category: value('category'), program: value('program'), member: value('member') })
  let before = now()
  let isCoupling = false
  return session.subscribe(() => {
    if (isCoupling) return
    isCoupling = true
    const answers = now()
    if (answers.category !== before.category)
      for (const key of ['member', 'program', 'date']) session.set(key, undefined)
    else if (answers.member !== before.member) session.set('program', programAfter(answers, programsOfMember(answers)))
    else if (answers.program !== before.program && !isBlank(answers.program) && !isOfMember(answers))
      session.set('member', undefined)
    before = now()
    isCoupling = false
  })
}

/** The program that stays when a member is chosen: the one that was, if it is the member's; else its only one. */
function programAfter({ program }: Answers, ofMember: readonly Program[] | null): unknown {
  if (ofMember === null || ofMember.some(({ RecId }) => String(RecId) === program)) return program
  return ofMember.length === 1 ? String(ofMember[0]?.RecId) : undefined
}
