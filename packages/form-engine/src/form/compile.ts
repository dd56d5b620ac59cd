import { isRecord, itemsOf, type Answers } from '../kinds/answers.ts'
import { localToday } from '../kinds/checks/date.ts'
import type { DefinitionsOf } from '../definitions/answers-of.ts'
import type { FormSettings } from '../graph/settings.ts'
import { answerCleaner } from './answer-cleaner.ts'
import { explain } from './explain.ts'
import type { JsonSchema } from '../kinds/control.ts'
import type { Form, UiSchema } from './form.ts'
import { buildGraph, shownIn, type Shown } from '../graph/graph.ts'
import { MESSAGES, type Messages } from './messages.ts'
import { withOpenedRepeats } from './open-repeats.ts'
import { projectionOf } from './project.ts'
import { keyOfRecId } from '../definitions/record-id.ts'
import type { Conflict } from '../graph/rules.ts'
import { sealedSet } from './sealed-set.ts'
import { portableSchema } from './schema.ts'
import { answersOfValues, valuesOf } from './submission.ts'
import { uiSchemaOf } from './ui-schema.ts'
import { doubtsIn, errorsIn, errorOfForm } from './validate.ts'
import { VisibleForms } from './visible.ts'
import { visibleAnswers, type VisibleAnswer } from './walk.ts'

/** How a form is compiled. */
export interface CompileOptions extends FormSettings {
  /** The local calendar date as yyyy-MM-dd, which no calendar answer may pass (AMB-126). */
  readonly today?: () => string
  /** Your words in place of those of `MESSAGES`, by code. */
  readonly messages?: Messages
}

/**
 * Compiles definitions into a form, in time linear in rows. Broken definitions compile too: what cannot show does not
 * show, and `checkDefinitions` says why.
 *
 * @example
 * const form = compileForm(definitions, { roots: [27, 9, 19], repeating: [19] })
 * form.validate({ c101: 'yes' })
 */
export function compileForm<Known extends Answers = Answers>(
  definitions: DefinitionsOf<Known>,
  options: CompileOptions = {},
): Form<Known> {
  const graph = buildGraph(definitions, options)
  const { itemId, phones } = graph.settings
  const today = options.today ?? localToday
  const controls = graph.tree.nodes.filter((node) => node.active).map((node) => node.control)
  const byKey = new Map(controls.map((control) => [control.key, control]))
  const messages = messagesOf(options)
  const asking = graph.tree.nodes.filter((node) => node.active && node.control.needsOne)
  const scene = { judging: { today, phones }, messages, itemId, asking }
  const forms = new VisibleForms(graph)
  const clean = answerCleaner(controls)
  /** Whatever stands in for answers without being an object answers nothing. */
  const readable = (given: Answers): Answers => (isRecord(given) ? clean(given) : nothing)

  const shownFor = (answers: Answers): Shown =>
    shownIn(graph, answers, (section) => itemsOf(answers, section.control.key))
  const visibleIn = (answers: Answers, shown = shownFor(answers)): VisibleAnswer[] => [
    ...visibleAnswers(graph, shown, answers),
  ]
  const brokenIn = (visible: readonly VisibleAnswer[]): Map<string, string> =>
    graph.rules.bound.length === 0 ? noneBroken : graph.rules.brokenIn(projectionOf(visible, itemId))
  const conflictsOf = (broken: ReadonlyMap<string, string>): Conflict[] =>
    [...broken]
      .filter(([, code]) => !graph.rules.keeping.has(code))
      .map(([key, code]) => ({ key, code, message: messages[code] ?? code }))

  let schema: JsonSchema | undefined
  let uiSchema: UiSchema | undefined

  return {
    // Built when first asked for: a form that is only filled never needs them.
    get schema() {
      return (schema ??= portableSchema(graph, scene.judging))
    },
    get uiSchema() {
      return (uiSchema ??= uiSchemaOf(controls))
    },
    controls: Object.freeze(controls),
    messages,
    itemId,
    today,
    confidentialKeys: sealedSet(controls.filter((control) => control.confidential).map((control) => control.key)),
    keyOf: keyOfRecId,
    control: (key) => byKey.get(key),
    look: (given, before) => {
      const answers = readable(given)
      const shown = shownFor(answers)
      const visible = visibleIn(answers, shown)
      const broken = brokenIn(visible)
      return {
        visible: forms.visible(shown, answers, before?.visible),
        errors: isRecord(given) ? errorsIn(scene, visible, broken) : [errorOfForm(messages)],
        doubts: doubtsIn(scene, visible),
        conflicts: conflictsOf(broken),
        opened: withOpenedRepeats(graph, shown, given),
      }
    },
    clean: readable,
    visible: (given) => {
      const answers = readable(given)
      return forms.visible(shownFor(answers), answers)
    },
    validate: (answers) => {
      if (!isRecord(answers)) return [errorOfForm(messages)]
      const visible = visibleIn(clean(answers))
      return errorsIn(scene, visible, brokenIn(visible))
    },
    doubts: (answers) => doubtsIn(scene, visibleIn(readable(answers))),
    project: (answers) => projectionOf(visibleIn(readable(answers)), itemId),
    submission: (answers) => valuesOf(visibleIn(readable(answers)), itemId),
    answersFrom: (values) => answersOfValues(graph, values),
    openRepeats: (answers) => withOpenedRepeats(graph, shownFor(readable(answers)), answers),
    conflicts: (answers) => conflictsOf(brokenIn(visibleIn(readable(answers)))),
    explain: (key, given, item) => {
      const answers = readable(given)
      return explain(graph, shownFor(answers), answers, key, item)
    },
  }
}

const noneBroken: Map<string, string> = new Map()

function messagesOf({ rules = [], kinds = [], messages }: CompileOptions): Messages {
  const ofRules = Object.fromEntries(rules.map(({ code, message }) => [code, message]))
  return Object.assign({}, MESSAGES, ofRules, ...kinds.map((kind) => kind.messages), messages) as Messages
}

const nothing: Answers = {}
