import { isRecord, type Answers } from '../kinds/answers.ts'
import { localToday } from '../kinds/checks/date.ts'
import type { DefinitionsOf } from '../definitions/answers-of.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { FormSettings } from '../graph/settings.ts'
import { answerCleaner } from './answer-cleaner.ts'
import { explain } from './explain.ts'
import type { JsonSchema } from '../kinds/control.ts'
import type { Form, UiSchema } from './form.ts'
import { buildGraph } from '../graph/graph.ts'
import { MESSAGES, type Messages } from './messages.ts'
import { AnswerOutcome } from './outcome.ts'
import { keyOfRecId } from '../definitions/record-id.ts'
import { sealedSet } from './sealed-set.ts'
import { portableSchema } from './schema.ts'
import { answersOfValues } from './submission.ts'
import { uiSchemaOf } from './ui-schema.ts'
import { VisibleForms } from './visible.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Options of `compileForm`. */
export interface CompileOptions extends FormSettings {
  /** The local calendar date as yyyy-MM-dd. Calendar answers may not be later. */
  readonly today?: () => string
  /** Texts that replace those of `MESSAGES`, by code. */
  readonly messages?: Messages
}

/**
 * Compiles definitions into a form, in time linear in the number of rows. Broken definitions also compile: controls
 * that cannot show stay hidden, and `checkDefinitions` reports why.
 *
 * @example
 * const form = compileForm(definitions, { roots: [27, 9, 19], repeating: [19] })
 * form.validate({ c101: 'yes' })
 * @throws UnreadDefinitionsError if the tables were not parsed by `parseDefinitions`.
 */
export function compileForm<Id extends RecId = RecId, Known extends Answers = Answers>(
  definitions: DefinitionsOf<Known, Id>,
  options: CompileOptions = {},
): Form<Id, Known> {
  const graph = buildGraph(definitions, options)
  const { itemId, phones } = graph.settings
  const today = options.today ?? localToday
  const controls = graph.tree.nodes.filter((node) => node.active).map((node) => node.control)
  const byKey = new Map(controls.map((control) => [control.key, control]))
  const messages = messagesOf(options)
  const sectionsNeedingAnswers = graph.tree.nodes.filter((node) => node.active && node.control.needsOne)
  const clean = answerCleaner(controls)
  const validationContext = { today, phones }
  const context = {
    graph,
    validationContext,
    messages,
    itemId,
    sectionsNeedingAnswers,
    clean,
    forms: new VisibleForms(graph),
  }
  const outcome = (given: Answers): AnswerOutcome => new AnswerOutcome(context, given)

  let schema: JsonSchema | undefined
  let uiSchema: UiSchema | undefined

  const form: Form<RecId, Known> = {
    // Built on first access, because filling in a form does not need them.
    get schema() {
      return (schema ??= portableSchema(graph, validationContext))
    },
    get uiSchema() {
      return (uiSchema ??= uiSchemaOf(controls))
    },
    get vocabulary() {
      return vocabularyOf(validationContext, graph.settings.rules, byKey)
    },
    controls: Object.freeze(controls),
    messages,
    language: options.language?.code ?? 'en',
    itemId,
    today,
    confidentialKeys: sealedSet(controls.filter((control) => control.confidential).map((control) => control.key)),
    keyOf: keyOfRecId,
    control: (key) => byKey.get(key),
    look: (given, before) => {
      const whole = outcome(given)
      const { errors, doubts, conflicts, opened, answers } = whole
      return { visible: whole.visibleAfter(before?.visible), errors, doubts, conflicts, opened, answers }
    },
    outcome,
    clean: (given) => (isRecord(given) ? clean(given) : {}),
    visible: (given) => outcome(given).visible,
    validate: (given) => outcome(given).errors,
    doubts: (given) => outcome(given).doubts,
    project: (given) => outcome(given).projected,
    submission: (given) => outcome(given).values,
    answersFrom: (values) => answersOfValues(graph, values),
    openRepeats: (given) => outcome(given).opened,
    conflicts: (given) => outcome(given).conflicts,
    explain: (key, given, item) => {
      const { shown, answers } = outcome(given)
      return explain(graph, shown, answers, key, item)
    },
  }
  return form as Form<Id, Known> // the ids of a form are those of its definitions
}

function messagesOf({ rules = [], kinds = [], language, messages }: CompileOptions): Messages {
  const ofRules = Object.fromEntries(rules.map(({ code, message }) => [code, message]))
  return Object.assign(
    {},
    MESSAGES,
    ofRules,
    ...kinds.map((kind) => kind.messages),
    language?.messages,
    messages,
  ) as Messages
}
