import type { Answers } from '../kinds/answers.ts'
import type { JsonSchema } from '../kinds/control.ts'
import type { UiSchema, VisibleForm, VisibleSection } from './form.ts'
import type { ControlGraph, Shown } from '../graph/graph.ts'
import { sealedSet } from './sealed-set.ts'
import { SectionLayout, type DrawnSections } from './sections.ts'
import type { TreeNode } from '../graph/tree.ts'
import { plainSchemaOf, uiSchemaOf } from './ui-schema.ts'

/** What a description was made from, for the next one. */
interface Memory {
  readonly shown: Shown
  readonly drawn: DrawnSections
}

/** Describes what shows. Remembers nothing of its own: what was described last time is given by who asks. */
export class VisibleForms {
  readonly #graph: ControlGraph
  readonly #layout: SectionLayout
  readonly #memories = new WeakMap<VisibleForm, Memory>()

  constructor(graph: ControlGraph) {
    this.#graph = graph
    this.#layout = new SectionLayout(graph)
  }

  /** The last description again, or as many of its sections as go on, while nothing appears or goes. */
  visible(shown: Shown, answers: Answers, last?: VisibleForm): VisibleForm {
    const memory = last && this.#memories.get(last)
    if (last && memory && isSameShown(memory.shown, shown)) return last
    const { sections, drawn } = this.#layout.draw(shown, answers, memory?.drawn ?? new Map())
    const form = this.#describe(shown, sections)
    this.#memories.set(form, { shown, drawn })
    return form
  }

  #describe(shown: Shown, sections: readonly VisibleSection[]): VisibleForm {
    const nodes = this.#graph.tree.nodes
    const keys = nodes.filter((node) => shown.form.has(node) && !node.control.bare).map((node) => node.control.key)
    const repeats = [...shown.items].map(([section, items]) => [
      section.control.key,
      items.map((item) => keysIn(section, nodes, item)),
    ])
    let schemas: ReturnType<typeof schemasOf> | undefined
    return {
      keys: sealedSet(keys),
      repeats: Object.fromEntries(repeats) as VisibleForm['repeats'],
      sections,
      // Built when first asked for: a renderer draws the schemas of the sections.
      get schema() {
        return (schemas ??= schemasOf(sections)).schema
      },
      get uiSchema() {
        return (schemas ??= schemasOf(sections)).uiSchema
      },
    }
  }
}

function keysIn(section: TreeNode, nodes: readonly TreeNode[], visible: ReadonlySet<TreeNode>): ReadonlySet<string> {
  const inside = nodes.slice(section.place + 1, section.end)
  return sealedSet(inside.filter((node) => visible.has(node)).map((node) => node.control.key))
}

/** One plain schema of all sections, in visual order; a repeating section is a list with a schema for each item. */
function schemasOf(sections: readonly VisibleSection[]): { schema: JsonSchema; uiSchema: UiSchema } {
  const controls = sections.flatMap((section) => section.controls)
  const schema = plainSchemaOf(controls)
  const lists = sections.flatMap(({ container, items }) => {
    if (!container || !items) return []
    const prefixItems = items.map((item) => plainSchemaOf(item.sections.flatMap((section) => section.controls)))
    return [[container.key, { title: container.label, type: 'array', prefixItems }] as const]
  })
  const drawn = sections.flatMap((section) =>
    section.items && section.container ? [section.container] : section.controls,
  )
  return {
    schema: { ...schema, properties: { ...(schema['properties'] as JsonSchema), ...Object.fromEntries(lists) } },
    uiSchema: uiSchemaOf(drawn),
  }
}

function isSameShown(a: Shown, b: Shown): boolean {
  if (!isSameSet(a.form, b.form) || a.items.size !== b.items.size) return false
  return [...b.items].every(([section, items]) => {
    const others = a.items.get(section)
    return others?.length === items.length && items.every((item, index) => isSameSet(others[index]!, item))
  })
}

function isSameSet<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return a.size === b.size && [...a].every((entry) => b.has(entry))
}
