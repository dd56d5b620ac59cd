import { answerOf, itemAt, type Answers } from '../kinds/answers.ts'
import { textOfAnswer } from '../graph/comparable.ts'
import { wantedInWords } from '../graph/condition-words.ts'
import type { Condition } from '../graph/conditions.ts'
import type { FormControl } from '../kinds/control.ts'
import type { ExplainedStep, Explanation } from './form.ts'
import type { ControlGraph, Shown } from '../graph/graph.ts'
import { isComparable } from '../kinds/kind.ts'
import { maskValue } from '../kinds/mask.ts'
import type { TreeNode } from '../graph/tree.ts'

/**
 * Explains why a control shows or not. Lists the control, then its containers and controllers, nearest first, each
 * once.
 */
export function explain(graph: ControlGraph, shown: Shown, answers: Answers, key: string, item = 0): Explanation {
  const node = graph.tree.nodes.find(({ control }) => control.key === key)
  if (!node) return { key, visible: false, summary: `No control of this form has the key ${key}.`, steps: [] }
  const explainer = new Explainer(graph, shown, answers, item)
  const steps: ExplainedStep[] = [explainer.selfStep(node)]
  const met = new Set([node])
  const waiting = [node]
  for (let at = waiting.shift(); at; at = waiting.shift()) {
    for (const { step, next } of explainer.prerequisiteSteps(at)) {
      steps.push(step)
      if (!next || met.has(next)) continue
      met.add(next)
      waiting.push(next)
    }
  }
  const visible = explainer.isVisible(node)
  return { key, visible, summary: summaryOf(node, visible, steps), steps }
}

interface PrerequisiteStep {
  readonly step: ExplainedStep
  readonly next: TreeNode | null
}

/** A snapshot of the answers, seen from one item of a repeating section. */
class Explainer {
  readonly #graph: ControlGraph
  readonly #shown: Shown
  readonly #answers: Answers
  readonly #item: number

  constructor(graph: ControlGraph, shown: Shown, answers: Answers, item: number) {
    this.#graph = graph
    this.#shown = shown
    this.#answers = answers
    this.#item = item
  }

  isVisible(node: TreeNode): boolean {
    if (!node.repeatedIn) return this.#shown.form.has(node)
    return this.#shown.items.get(node.repeatedIn)?.[this.#item]?.has(node) ?? false
  }

  selfStep(node: TreeNode): ExplainedStep {
    const holds = node.active
    const because = holds
      ? `${nameOf(node.control)} is active.`
      : `${nameOf(node.control)} is inactive, or lies in something inactive.`
    return { ...labelled(node.control), role: 'self', of: node.control.key, holds, because }
  }

  prerequisiteSteps(node: TreeNode): PrerequisiteStep[] {
    const conditions = this.#graph.conditions.get(node) ?? []
    const around = node.parent ? [this.#containerStep(node, node.parent)] : []
    return [...around, ...conditions.map((condition) => this.#controllerStep(node, condition))]
  }

  #containerStep(node: TreeNode, parent: TreeNode): PrerequisiteStep {
    const holds = this.isVisible(parent)
    const because = `${nameOf(parent.control)} is ${holds ? 'visible' : 'hidden'}.`
    return {
      step: { ...labelled(parent.control), role: 'container', of: node.control.key, holds, because },
      next: parent,
    }
  }

  #controllerStep(node: TreeNode, condition: Condition): PrerequisiteStep {
    const { controller } = condition
    const of = node.control.key
    if (!controller || condition.state !== 'usable') {
      const label = controller ? nameOf(controller.control) : `Control ${condition.controllerId}`
      const key = controller?.control.key ?? String(condition.controllerId)
      const because = `${label} ${whyUnusable[condition.state]}`
      return { step: { key, label, role: 'controller', of, holds: false, because }, next: null }
    }
    const answer = this.#answerOf(controller)
    const visible = this.isVisible(controller)
    const holds = visible && !condition.neverHolds && condition.holds(answer)
    const wanted = wantedInWords(condition, (value) => labelOf(controller.control, value))
    const because = visible
      ? `${nameOf(controller.control)} must be ${wanted}, and ${said(controller.control, answer)}.`
      : `${nameOf(controller.control)} must be ${wanted}, but it is hidden.`
    return { step: { ...labelled(controller.control), role: 'controller', of, holds, because }, next: controller }
  }

  #answerOf(controller: TreeNode): unknown {
    const section = controller.repeatedIn?.control.key
    const scope = section === undefined ? this.#answers : (itemAt(this.#answers, section, this.#item) ?? {})
    return answerOf(scope, controller.control.key)
  }
}

const whyUnusable: Record<Condition['state'], string> = {
  usable: '',
  unknown: 'is not in this form, so the condition can never hold.',
  inactive: 'is inactive, so the condition can never hold.',
  'without-value': 'has no value to compare, so the condition can never hold.',
  'in-repeat': 'repeats, and cannot be seen from outside its items.',
}

function labelled(control: FormControl): { key: string; label: string } {
  return { key: control.key, label: nameOf(control) }
}

/** The name that people see: the label, else the label code, else the key. */
export function nameOf(control: FormControl): string {
  return control.label || control.labelCode || control.key
}

function labelOf(control: FormControl, value: string): string {
  return control.options.find((option) => option.value === value)?.label ?? value
}

function said(control: FormControl, answer: unknown): string {
  const text = textOfAnswer(control, answer)
  if (text === null) return 'is not answered'
  const { choices } = control.rules
  const shown = isComparable(control.rules) && !choices ? labelOf(control, text) : control.rules.show(control, answer)
  return `is “${maskValue(control, shown)}”`
}

function summaryOf(node: TreeNode, visible: boolean, steps: readonly ExplainedStep[]): string {
  if (visible) return `${nameOf(node.control)} shows: everything it depends on holds.`
  const reasons = steps.filter((step) => step.of === node.control.key && !step.holds).map((step) => step.because)
  const because = reasons.length > 0 ? reasons.join(' ') : 'It depends on itself, and nothing else holds it up.'
  return `${nameOf(node.control)} does not show. ${because}`
}
