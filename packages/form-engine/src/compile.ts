import { isRecord, itemsOf, type Answers } from './answers.ts'
import { localToday } from './checks/date.ts'
import { dateConflictsIn, dateOrderOf } from './date-order.ts'
import type { Definitions, FormBlocks } from './definitions.ts'
import { explain } from './explain.ts'
import type { FieldError, Form, JsonSchema } from './form.ts'
import { buildGraph, shownIn, type Shown } from './graph.ts'
import { withOpenedRepeats } from './open-repeats.ts'
import { projectionOf } from './project.ts'
import { keyOfRecId } from './record-id.ts'
import { portableSchema } from './schema.ts'
import { answersOfValues, valuesOf } from './submission.ts'
import { uiSchemaOf } from './ui-schema.ts'
import { errorsIn, errorOfForm } from './validate.ts'
import { VisibleForms } from './visible.ts'
import { visibleAnswers, type VisibleAnswer } from './walk.ts'

/** How a form is compiled. */
export interface CompileOptions extends FormBlocks {
  /** The local calendar date as yyyy-MM-dd, which no calendar answer may pass (AMB-126). */
  readonly today?: () => string
}

/**
 * Compiles definitions into a form, in time linear in rows. Broken definitions compile too: what cannot show does not
 * show, and `checkDefinitions` says why.
 *
 * @example
 * const form = compileForm(definitions, { roots: [27, 9, 19], repeating: [19] })
 * form.validate({ c101: 'yes' })
 */
export function compileForm(definitions: Definitions, options: CompileOptions = {}): Form {
  const graph = buildGraph(definitions, options)
  const today = options.today ?? localToday
  const controls = graph.tree.nodes.filter((node) => node.active).map((node) => node.control)
  const byKey = new Map(controls.map((control) => [control.key, control]))
  const order = dateOrderOf(controls)
  const forms = new VisibleForms(graph)

  const shownFor = (answers: Answers): Shown =>
    shownIn(graph, answers, (section) => itemsOf(answers, section.control.key))
  const visibleIn = (answers: Answers): VisibleAnswer[] => [...visibleAnswers(graph, shownFor(answers), answers)]
  const project = (answers: Answers): Answers => projectionOf(visibleIn(readable(answers)))
  const validate = (answers: Answers): FieldError[] => {
    const visible = visibleIn(answers)
    return errorsIn(visible, order, projectionOf(visible), today)
  }

  let schema: JsonSchema | undefined

  return {
    // Built when first asked for: a form that is only filled never needs it.
    get schema() {
      return (schema ??= portableSchema(graph, order))
    },
    uiSchema: uiSchemaOf(controls),
    controls,
    confidentialKeys: new Set(controls.filter((control) => control.confidential).map((control) => control.key)),
    keyOf: keyOfRecId,
    control: (key) => byKey.get(key),
    visible: (answers) => forms.visible(shownFor(readable(answers)), readable(answers)),
    validate: (answers) => (isRecord(answers) ? validate(answers) : [errorOfForm()]),
    project,
    submission: (answers) => valuesOf(visibleIn(readable(answers))),
    answersFrom: (values) => answersOfValues(graph.tree, values),
    openRepeats: (answers) => withOpenedRepeats(graph, shownFor(readable(answers)), answers),
    dateConflicts: (answers) => dateConflictsIn(order, project(answers)),
    explain: (key, answers, item) => explain(graph, shownFor(readable(answers)), readable(answers), key, item),
  }
}

const nothing: Answers = {}

/** Whatever stands in for answers without being an object answers nothing. */
function readable(answers: Answers): Answers {
  return isRecord(answers) ? answers : nothing
}
