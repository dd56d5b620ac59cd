import { answerOf, itemAt, itemsOf, type Answers } from '../kinds/answers.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { UsedOperand } from '../graph/calculations.ts'
import { textOfAnswer } from '../graph/comparable.ts'
import { wantedInWords } from '../graph/condition-words.ts'
import type { Condition } from '../graph/conditions.ts'
import type { FormControl } from '../kinds/control.ts'
import type { ExplainedOperand, ExplainedOption, ExplainedStep, Explanation } from './form.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { Shown } from '../graph/shown.ts'
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
  const options = explainer.options(node)
  const operands = explainer.operands(node)
  const summary = summaryOf(node, visible, steps)
  return { key, visible, summary, steps, ...(options.length > 0 && { options }), ...(operands && { operands }) }
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
    if (!node.repeatedIn) return this.#shown.form.nodes.has(node)
    return this.#shown.items.get(node.repeatedIn)?.[this.#item]?.nodes.has(node) ?? false
  }

  selfStep(node: TreeNode): ExplainedStep {
    const holds = node.active
    const because = holds
      ? `${nameOf(node.control)} is active.`
      : `${nameOf(node.control)} is inactive, or is inside an inactive section.`
    return { ...labeled(node.control), role: 'self', of: node.control.key, holds, because }
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
      step: { ...labeled(parent.control), role: 'container', of: node.control.key, holds, because },
      next: parent,
    }
  }

  /** Why each option that depends on answers is offered or not. */
  options(node: TreeNode): ExplainedOption[] {
    const offers = this.#graph.offers.get(node)
    return node.control.options.flatMap(({ value, label }) => {
      const reasons = offers?.get(value)?.map((condition) => this.#reasonOf(condition))
      if (!reasons) return []
      const deciding = reasons.find(({ holds }) => holds)
      const because = deciding ? deciding.because : reasons.map((reason) => reason.because).join(' Or: ')
      return { value, label, offered: deciding !== undefined, because }
    })
  }

  /** How a calculation uses each answer; `null` if the control is not calculated. */
  operands(node: TreeNode): ExplainedOperand[] | null {
    const calculation = this.#graph.calculations.get(node)
    if (!calculation) return null
    const value = this.isVisible(node) ? textOfAnswer(node.control, this.#answerOf(node)) : null
    const result = `${nameOf(node.control)} ${value === null ? 'has no value' : `is “${maskValue(node.control, value)}”`}`
    const used = new Map(calculation.operands.map((each) => [each.operand.recId, each]))
    return [...used.values()].map(({ operand, node: other, state }) => ({
      ...(other ? labeled(other.control) : { key: String(operand.recId), label: nameOfUnknown(operand.recId) }),
      because:
        other && state === 'usable'
          ? `${result} because ${nameOf(other.control)} ${this.#saidOfOperand(node, other)}.`
          : `${result} because ${other ? nameOf(other.control) : nameOfUnknown(operand.recId)} ${whyNoOperand[state]}.`,
    }))
  }

  /** Describes the answers to an operand, in one item or in all of them. */
  #saidOfOperand(node: TreeNode, operand: TreeNode): string {
    const { control, repeatedIn } = operand
    if (control.repeating) return `has ${itemsOf(this.#answers, control.key).length} items`
    if (!repeatedIn || repeatedIn === node.repeatedIn)
      return this.isVisible(operand) ? describeAnswer(control, this.#answerOf(operand)) : 'is hidden'
    const items = this.#shown.items.get(repeatedIn) ?? []
    const visible = items.filter(({ nodes }) => nodes.has(operand)).map(({ answers }) => answerOf(answers, control.key))
    return visible.length === 0
      ? 'is in no item'
      : visible.map((answer) => describeAnswer(control, answer)).join(' and ')
  }

  #controllerStep(node: TreeNode, condition: Condition): PrerequisiteStep {
    const { controller, controllerId, state } = condition
    const named = controller
      ? labeled(controller.control)
      : { key: String(controllerId), label: nameOfUnknown(controllerId) }
    const step = { ...named, role: 'controller', of: node.control.key, ...this.#reasonOf(condition) } as const
    return { step, next: state === 'usable' ? (controller ?? null) : null }
  }

  /** Whether a condition holds, with the reason. */
  #reasonOf(condition: Condition): { holds: boolean; because: string } {
    const { controller, controllerId, state } = condition
    if (!controller || state !== 'usable') {
      const label = controller ? nameOf(controller.control) : nameOfUnknown(controllerId)
      return { holds: false, because: `${label} ${whyUnusable[state]}` }
    }
    const answer = this.#answerOf(controller)
    const visible = this.isVisible(controller)
    const holds = visible && !condition.neverHolds && condition.holds(answer)
    const wanted = wantedInWords(condition, (value) => labelOf(controller.control, value))
    const because = visible
      ? `${nameOf(controller.control)} must be ${wanted}, and ${describeAnswer(controller.control, answer)}.`
      : `${nameOf(controller.control)} must be ${wanted}, but it is hidden.`
    return { holds, because }
  }

  #answerOf(controller: TreeNode): unknown {
    const section = controller.repeatedIn?.control.key
    const scope = section === undefined ? this.#answers : (itemAt(this.#answers, section, this.#item) ?? {})
    return answerOf(scope, controller.control.key)
  }
}

const whyUnusable: Record<Condition['state'], string> = {
  usable: '',
  unknown: 'is not in this form, so the condition can never be met.',
  inactive: 'is inactive, so the condition can never be met.',
  'without-value': 'has no value to compare, so the condition can never be met.',
  'in-repeat': 'repeats, so controls outside its items cannot use its answer.',
  circle: 'depends on these options itself, so the condition can never be met.',
}

const whyNoOperand: Record<UsedOperand['state'], string> = {
  usable: '',
  unknown: 'is not in this form',
  inactive: 'is inactive',
  'without-value': 'has no value to calculate with',
  'in-repeat': 'repeats, and is not in a sum or a count',
  circle: 'depends on this value itself',
}

const nameOfUnknown = (recId: RecId): string => `Control ${recId}`

function labeled(control: FormControl): { key: string; label: string } {
  return { key: control.key, label: nameOf(control) }
}

/** The name that people see: the label, else the label code, else the key. */
export function nameOf(control: FormControl): string {
  return control.label || control.labelCode || control.key
}

function labelOf(control: FormControl, value: string): string {
  return control.options.find((option) => option.value === value)?.label ?? value
}

function describeAnswer(control: FormControl, answer: unknown): string {
  const text = textOfAnswer(control, answer)
  if (text === null) return 'is not answered'
  const { choices } = control.rules
  const shown = isComparable(control.rules) && !choices ? labelOf(control, text) : control.rules.show(control, answer)
  return `is “${maskValue(control, shown)}”`
}

function summaryOf(node: TreeNode, visible: boolean, steps: readonly ExplainedStep[]): string {
  if (visible) return `${nameOf(node.control)} shows because all of its conditions are met.`
  const reasons = steps.filter((step) => step.of === node.control.key && !step.holds).map((step) => step.because)
  const because = reasons.length > 0 ? reasons.join(' ') : 'It depends on itself, so it can never show first.'
  return `${nameOf(node.control)} does not show. ${because}`
}
