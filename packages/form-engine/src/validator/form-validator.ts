import type { Vocabulary } from '../form/vocabulary.ts'
import type { Answers } from '../kinds/answers.ts'

/** One error of ajv, in the shape of its `ErrorObject`. */
export interface ValidatorError {
  readonly keyword: string
  /** JSON Pointer of the rejected answer, such as `/c19/0/c203`; empty for the form itself. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/**
 * ajv's validate function for a form: whether `form.schema` accepts the answers. Pass projected answers
 * (`form.project`). After a rejection, `errors` contains ajv's errors; otherwise it is `null`.
 */
export type FormValidator = ((answers: Answers) => boolean) & { errors?: readonly ValidatorError[] | null }

/** The default export of a generated module. Takes the form's vocabulary and returns its validator. */
export type GeneratedValidator = (vocabulary: Vocabulary) => FormValidator
