import type { Traits } from '../../definitions/outline.ts'
import { LONGEST } from '../../kinds/lengths.ts'
import type { ForeignItem } from './questionnaire.ts'

/** The kind, maximum length, example and Spanish texts of an item, and what the tables cannot express. */
interface FittedText {
  readonly kind: string
  readonly traits: Traits
  readonly leftOut: readonly string[]
}

/** Kinds whose answers people type. */
const typed = ['textbox', 'textarea', 'email', 'phone']

/** Keeps the settings that the kind of an item supports. A long single line becomes a text of several lines. */
export function fitText(item: ForeignItem): FittedText {
  const { name, kind, longest, example, exampleEs, labelEs } = item
  const isLong = kind === 'textbox' && !item.isNumber && longest !== undefined && longest > LONGEST.line
  const fitted = isLong ? 'textarea' : kind
  const most = fitted === 'textarea' ? LONGEST.text : fitted === 'textbox' ? LONGEST.line : 0
  const hasLength = longest !== undefined && longest <= most
  const hasExample = typed.includes(fitted)
  return {
    kind: fitted,
    traits: {
      ...(hasLength && { longest }),
      ...(hasExample && example && { example }),
      ...(hasExample && exampleEs && { exampleEs }),
      ...(labelEs && { controlLabelEs: labelEs }),
    },
    leftOut: [
      ...(longest !== undefined && !hasLength ? [`${name} takes ${longest} characters at most.`] : []),
      ...(example && !hasExample ? [`${name} has the example “${example}”.`] : []),
    ],
  }
}

const exampleMark =
  /^(?:e\.?g\.?|ex\.|for example|example|such as|p\. ?ej\.|por ejemplo|ejemplo)\s*[:,]?\s*(\S.*?)\.?$/i

/** The example in a hint: `48201` for `e.g. 48201`. `undefined` for any other hint. */
export function exampleIn(hint: string): string | undefined {
  return exampleMark.exec(hint.trim())?.[1]
}
