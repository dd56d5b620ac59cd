import type { Definitions } from '../definitions/definitions.ts'
import { answersWithinRules } from '../diagnose/reach.ts'
import { compileForm, type CompileOptions } from '../form/compile.ts'
import { nameOf } from '../form/explain.ts'
import type { Form, VisibleSection } from '../form/form.ts'
import { buildGraph, type ControlGraph } from '../graph/graph.ts'
import type { TreeNode } from '../graph/tree.ts'
import type { Answers } from '../kinds/answers.ts'
import { localToday } from '../kinds/checks/date.ts'
import { isContainer, type FormControl } from '../kinds/control.ts'
import type { ValidationContext } from '../kinds/kind.ts'
import type { PlannedTest, TestPlan } from './plan.ts'
import { goodText } from './sample-answers.ts'
import { fewestTests, goalsOf, joinGoals, type RequiredAnswers } from './required-answers.ts'

/**
 * Plans a small number of test cases that together show every control and raise every error. The form itself computes
 * what each test shows and raises. `atLeast` is a lower bound for the number of tests.
 *
 * @example
 * const { tests, uncovered } = planTests(definitions, { roots: [27] })
 */
export function planTests(definitions: Definitions, options: CompileOptions = {}): TestPlan {
  const graph = buildGraph(definitions, options)
  const form = compileForm(definitions, options)
  const validationContext = { today: options.today ?? localToday, phones: graph.settings.phones }
  const goals = goalsOf(graph, validationContext)
  const tests = joinGoals(graph, goals).map((requiredAnswers, index) => ({
    number: index + 1,
    ...testOf(graph, form, validationContext, requiredAnswers),
  }))
  const covered = new Set(tests.flatMap(idsOf))
  const controls = form.controls.filter(({ bare }) => !bare)
  const asked = new Set([...controls.map(({ key }) => key), ...goals.map(({ id }) => id)])
  return { tests, atLeast: fewestTests(graph, goals), uncovered: [...asked].filter((id) => !covered.has(id)) }
}

function testOf(
  graph: ControlGraph,
  form: Form,
  validationContext: ValidationContext,
  requiredAnswers: RequiredAnswers,
): Omit<PlannedTest, 'number'> {
  const chosen = answersWithinRules(graph, requiredAnswers) ?? new Map<TreeNode, string>()
  const texts = new Map([...chosen].map(([node, text]) => [node.control.key, text]))
  // Repeats, because an answer may show more questions.
  for (let before = -1; before !== texts.size;) {
    before = texts.size
    const answers = answersOf(graph, texts)
    const limited = new Map(visibleControls(form.visible(answers).sections).map((control) => [control.key, control]))
    for (const key of shownIn(form, answers)) {
      const control = limited.get(key) ?? form.control(key)
      if (!control || isContainer(control) || control.calculation || texts.has(key)) continue
      // Skips a choice without options for now, because another answer may offer them later.
      if (control.rules.offers && control.options.length === 0) continue
      texts.set(key, goodText(control, validationContext) ?? '')
    }
  }
  const answers = answersOf(graph, texts)
  const entries = form.controls.flatMap((control) => {
    const value = texts.get(control.key) ?? ''
    if (value === '') return []
    const { choices, show, fromData } = control.rules
    const label = control.options.find((option) => option.value === value)?.label ?? value
    const shown = choices ? show(control, fromData(value)) : label
    return [{ key: control.key, label: nameOf(control), value, shown }]
  })
  const errors = form.validate(answers).map(({ key, code, message }) => {
    const control = form.control(key)
    return { key, label: control ? nameOf(control) : key, code, message }
  })
  return { entries, answers, shows: shownIn(form, answers), errors }
}

/**
 * Converts texts to answers. Each repeating section has one item, because no condition and no check depends on a second
 * one.
 */
function answersOf({ tree, repeating, settings }: ControlGraph, texts: ReadonlyMap<string, string>): Answers {
  const form: Record<string, unknown> = {}
  const items = new Map<TreeNode, Record<string, unknown>>(
    repeating.map((section) => [section, { [settings.itemId]: 1 }]),
  )
  for (const node of tree.nodes) {
    const text = texts.get(node.control.key)
    const scope = node.repeatedIn ? items.get(node.repeatedIn) : form
    if (text && scope) scope[node.control.key] = node.control.rules.fromData(text)
  }
  for (const [section, item] of items) form[section.control.key] = [item]
  return form
}

/** The visible controls of the form and its items, with their offered options. */
function visibleControls(sections: readonly VisibleSection[]): FormControl[] {
  return sections.flatMap(({ controls, items }) => [
    ...controls,
    ...(items ?? []).flatMap((item) => visibleControls(item.sections)),
  ])
}

function shownIn(form: Form, answers: Answers): string[] {
  const { keys, repeats } = form.visible(answers)
  const shown = new Set([...keys, ...Object.values(repeats).flatMap((items) => items.flatMap((item) => [...item]))])
  return form.controls.map(({ key }) => key).filter((key) => shown.has(key))
}

/** The ids of the goals that a test reaches. */
function idsOf({ shows, errors }: PlannedTest): string[] {
  return [...new Set([...shows, ...errors.map(({ key, code }) => `${key} ${code}`)])]
}
