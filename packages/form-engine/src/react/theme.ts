import type { FormProps } from '@rjsf/core'
import type { WidgetProps } from '@rjsf/utils'
import type { ComponentType, ReactElement } from 'react'
import type { Check } from '../kinds/control.ts'
import type { LanguageCode } from '../kinds/language.ts'
import type { Mask } from '../kinds/mask.ts'
import type { MainSection } from '../store/main-sections.ts'

/**
 * The properties of a control in the UI schema. rjsf passes them to its widget as `options`. The schema has everything
 * else.
 */
export interface ControlOptions {
  /** The name of its kind, such as `textbox`. */
  readonly kind: string
  readonly check: Check
  readonly labelCode?: string
  /** HTML `type` of a plain input. */
  readonly inputType?: 'tel' | 'email' | 'password'
  /** The HTML autocomplete token. */
  readonly autocomplete?: string
  /** Help text of one plain sentence. */
  readonly help?: string
  /** Always masked outside its own field. */
  readonly confidential?: true
  readonly mask?: Mask
  /** A date that may be after today. */
  readonly anyDay?: true
  /** The heading of each option, in the same order. Blank if an option has no heading. */
  readonly groups?: readonly string[]
  /** The language of the label, if it differs from the language of the form. */
  readonly language?: LanguageCode
  /**
   * The language of each option that has no text in the language of the form, in the same order. Blank for all others.
   */
  readonly languages?: readonly (LanguageCode | '')[]
  /** A probable typing mistake, shown after the field is left. It blocks nothing. */
  readonly doubt?: string
}

/**
 * The typed options of a widget in an engine form.
 *
 * @example
 * const Doubt = (props: WidgetProps) => <p>{controlOptions(props).doubt ?? ''}</p>
 */
export function controlOptions({ options }: Pick<WidgetProps, 'options'>): ControlOptions {
  return options as unknown as ControlOptions // what `uiSchemaOfControl` wrote
}

/**
 * Templates receive elements, never bare text: React breaks when a browser translates bare text next to other nodes.
 */
type Elements = ReactElement | false | null | undefined | readonly Elements[]

export interface SectionTemplateProps {
  readonly id: string
  /** Blank if there is no heading to show. */
  readonly title: string
  /** True if rjsf's `TitleFieldTemplate` renders the title; false if the section has no title. */
  readonly heading: ReactElement | false
  /** 1 for the outermost container. */
  readonly level: number
  /** The errors of the section as a whole. The element with its id receives focus. */
  readonly error?: string
  readonly children: Elements
}

export interface MainSectionTemplateProps {
  readonly section: MainSection
  /** The id of its first section. The template must use other ids for its own elements. */
  readonly id: string
  readonly children: Elements
}

export interface OptionalTemplateProps {
  readonly id: string
  /** The number of questions in it. */
  readonly count: number
  /** Whether the run is worth collapsing: it has three or more questions, and the section requires something else. */
  readonly closable: boolean
  /**
   * True if a question is answered, has an error, or appeared because of another answer. Then the run must stay open.
   */
  readonly inUse: boolean
  readonly children: Elements
}

/**
 * rjsf's templates, and three more for arranging sections. With a `MainSectionTemplate`, the form is grouped by main
 * section: the template shows the heading, and the sections inside do not repeat it. With an `OptionalTemplate`, each
 * run of optional questions is wrapped in one.
 */
export type FormTemplates = NonNullable<FormProps['templates']> & {
  SectionTemplate?: ComponentType<SectionTemplateProps>
  MainSectionTemplate?: ComponentType<MainSectionTemplateProps>
  OptionalTemplate?: ComponentType<OptionalTemplateProps>
}
