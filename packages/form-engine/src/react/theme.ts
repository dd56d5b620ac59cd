import type { Registry, RJSFSchema, TemplatesType, UiSchema } from '@rjsf/utils'
import type { ComponentType, ReactElement } from 'react'
import type { FormControl, Option } from '../kinds/control.ts'
import type { FormPart } from '../session/form-parts.ts'

/** What a widget is told about its control, beside what rjsf tells every widget. */
export interface ControlWidgetOptions {
  readonly control: FormControl
  readonly enumOptions: Option[]
  /** One plain sentence, if the control has one. */
  readonly help: string | undefined
  /** The value must not be readable while nobody is at the field (AMB-125). */
  readonly secret: boolean
  /** The latest day that can be picked, yyyy-MM-dd. */
  readonly today: string
  /** HTML `type` of the input, for rjsf's plain text widget. */
  readonly inputType: 'text' | 'tel' | 'email' | 'password'
  readonly emptyValue: ''
}

/** Props of a widget: what rjsf gives every widget, with the value unknown until looked at. */
export interface ControlWidgetProps {
  /** Unique in the page; the element that takes focus has it. */
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: unknown
  readonly required: boolean
  readonly disabled: boolean
  readonly readonly: boolean
  /** What to tell the person now. */
  readonly rawErrors?: readonly string[]
  /** What is probably mistyped, for a quiet line beside the field. */
  readonly doubt?: string
  readonly options: ControlWidgetOptions
  readonly onChange: (value: unknown) => void
  readonly onBlur: (id: string, value: unknown) => void
  readonly onFocus: (id: string, value: unknown) => void
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly registry: Registry
}

/** Elements, never bare text: text beside other nodes breaks React when a browser translates the page. */
type Elements = ReactElement | false | null | undefined | readonly Elements[]

export interface SectionTemplateProps {
  readonly id: string
  /** Blank where there is no heading to show. */
  readonly title: string
  /** 1 for the outermost container. */
  readonly level: number
  /** What is wrong with the section as a whole; the element with its id takes focus then. */
  readonly error?: string
  readonly children: Elements
}

export interface RepeatedItemView {
  /** The id the item keeps; the first is 1. */
  readonly id: number
  readonly content: Elements
  readonly remove: () => void
}

export interface RepeatedSectionTemplateProps extends Omit<SectionTemplateProps, 'children'> {
  /** What the section is called, also where its heading stands elsewhere. */
  readonly label: string
  readonly items: readonly RepeatedItemView[]
  /** Adds an item; focus follows to its first field. */
  readonly add: () => void
  /** To be given to the button that adds: it takes focus when the last item is removed. */
  readonly addButtonId: string
  readonly disabled: boolean
}

/**
 * Widgets by the names that kinds ask for: rjsf's `TextWidget`, `TextareaWidget`, `SelectWidget`, `RadioWidget`,
 * `DateWidget`, `CheckboxWidget`, `EmailWidget`, `PasswordWidget`, `FileWidget`, our `MaskedWidget`, and those of kinds of
 * your own. Where one is missing, rjsf's plain one stands in.
 */
export type FormWidgets = Readonly<Record<string, ComponentType<ControlWidgetProps>>>

export interface PartTemplateProps {
  readonly part: FormPart
  /** That of the part's first section; the template gives its own elements other ones. */
  readonly id: string
  readonly children: Elements
}

export interface OptionalTemplateProps {
  readonly id: string
  /** How many questions it holds. */
  readonly count: number
  /** Whether it is worth keeping closed: it holds three or more, and something is required in the section. */
  readonly closable: boolean
  /** One of them is answered, wrong, or was opened by another answer: nobody may have to look for it. */
  readonly inUse: boolean
  readonly children: Elements
}

/**
 * Templates of rjsf's registry, and ours for what lies outside rjsf's forms. With a `PartTemplate` the form is drawn in
 * parts: the template shows the heading of each, the sections in it do not show it again. With an `OptionalTemplate` each
 * run of optional questions stands in one, in its place.
 */
export type FormTemplates = Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  SectionTemplate?: ComponentType<SectionTemplateProps>
  RepeatedSectionTemplate?: ComponentType<RepeatedSectionTemplateProps>
  PartTemplate?: ComponentType<PartTemplateProps>
  OptionalTemplate?: ComponentType<OptionalTemplateProps>
}
