import type { DocumentType, Program } from '@captive/api-client/contract'
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
import type { FormStore } from '@captive/form-engine/store'

import { categoryOptions } from '../../documents/category-options.ts'
import { texts } from './texts.ts'
import { uploadChoices, type UploadLists } from './upload-choices.ts'

const { fields } = texts

/** The form with its lookups between answers. */
export interface DocumentUploadForm {
  form: Form
  /** The categories offered. */
  types: readonly DocumentType[]
  /** True if the chosen category is for documents of one member (tier Insured). */
  isOfMember: (answers: Answers) => boolean
  /** The programs that the chosen member is or was in. Null without a member: all programs are offered (AMB-073). */
  programsOfMember: (answers: Answers) => readonly Program[] | null
}

const required = true

/** The document upload form (UPL-001 to UPL-011). Category, program and member depend on each other. */
export function documentUploadForm(lists: UploadLists): DocumentUploadForm {
  const choices = uploadChoices(lists)
  const isOfMember = ({ category }: Answers) => choices.isOfMember(category)
  const programsOfMember = ({ member }: Answers) => choices.programsOfMember(member)

  const controls: LocalControls = {
    category: { kind: 'dropdown', label: fields.category, required, options: categoryOptions(choices.types) },
    program: { kind: 'dropdown', label: fields.program, required, options: choices.programs.map(toOption) },
    member: {
      kind: 'dropdown',
      label: fields.member,
      help: fields.memberHelp,
      options: choices.members.map(({ ClientId, ClientName }) => ({ value: String(ClientId), label: ClientName })),
    },
    date: { kind: 'calendar', label: fields.date, required, help: fields.dateHelp },
    description: { kind: 'textarea', label: fields.description },
    file: { kind: 'file', label: fields.file, required },
  }
  const memberNeeded = ruleFor('member', {
    code: 'member-needed',
    message: fields.memberMissing,
    isBroken: (answers) => isOfMember(answers) && isBlank(answers['member']),
  })
  const programOfMember = ruleFor('program', {
    code: 'program-of-member',
    message: fields.wrongProgram,
    isBroken: (answers) => {
      const all = programsOfMember(answers)
      return (
        all !== null && !isBlank(answers['program']) && !all.some(({ RecId }) => String(RecId) === answers['program'])
      )
    },
  })
  return {
    form: compileForm(defineForm(controls), { rules: [memberNeeded, programOfMember] }),
    types: choices.types,
    isOfMember,
    programsOfMember,
  }
}

interface Rule {
  code: string
  message: string
  isBroken: (answers: Answers) => boolean
}

/** A rule across several answers that reports its error at `key`. */
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

/** Initial answers for a company's document in the category with this code. Empty if the category is not offered. */
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
 * Keeps dependent answers consistent (UPL-004 to UPL-006). A new category clears member, program and date. A new member
 * limits the programs and fills in the program if there is only one. A program chosen for a program category clears the
 * member. Returns a function that unsubscribes.
 */
export function coupleAnswers(store: FormStore, { isOfMember, programsOfMember }: DocumentUploadForm): () => void {
  const value = (key: string) => store.value({ key, item: null })
  const current = () => ({ category: value('category'), program: value('program'), member: value('member') })
  let before = current()
  let isCoupling = false
  return store.subscribe(() => {
    if (isCoupling) return
    isCoupling = true
    const answers = current()
    if (answers.category !== before.category) for (const key of ['member', 'program', 'date']) store.set(key, undefined)
    else if (answers.member !== before.member) store.set('program', programAfter(answers, programsOfMember(answers)))
    else if (answers.program !== before.program && !isBlank(answers.program) && !isOfMember(answers))
      store.set('member', undefined)
    before = current()
    isCoupling = false
  })
}

/** The program after a member is chosen: the current one if the member has it, otherwise the member's only one. */
function programAfter({ program }: Answers, ofMember: readonly Program[] | null): unknown {
  if (ofMember === null || ofMember.some(({ RecId }) => String(RecId) === program)) return program
  return ofMember.length === 1 ? String(ofMember[0]?.RecId) : undefined
}
