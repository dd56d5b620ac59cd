import type { Answers } from './answers.ts'
import type { JsonSchema, UiSchema, VisibleForm, VisibleSection } from './form.ts'
import type { ControlGraph, Shown } from './graph.ts'
import { SectionLayout } from './sections.ts'
import type { TreeNode } from './tree.ts'
import { plainSchemaOf, uiSchemaOf } from './ui-schema.ts'

/** Describes what shows, and hands back the object of last time while nothing appears or goes. */
export class VisibleForms {
  readonly #graph: ControlGraph
  readonly #layout: SectionLayout
  #last: { readonly shown: Shown; readonly form: VisibleForm } | undefined

  constructor(graph: ControlGraph) {
    this.#graph = graph
    this.#layout = new SectionLayout(graph)
  }

  visible(shown: Shown, answers: Answers): VisibleForm {
    if (this.#last && isSameShown(this.#last.shown, shown)) return this.#last.form
    const form = this.#describe(shown, answers)
    this.#last = { shown, form }
    return form
  }

  #describe(shown: Shown, answers: Answers): VisibleForm {
    const nodes = this.#graph.tree.nodes
    const keys = nodes.filter((node) => shown.form.has(node) && !node.control.bare).map((node) => node.control.key)
    const sections = this.#layout.sections(shown, answers)
    const repeats = [...shown.items].map(([section, items]) => [
      section.control.key,
      items.map((item) => keysIn(section, nodes, item)),
    ])
    return {
      keys: new Set(keys),
      repeats: Object.fromEntries(repeats) as VisibleForm['repeats'],
      ...schemasOf(sections),
      sections,
    }
  }
}

function keysIn(section: TreeNode, nodes: readonly TreeNode[], visible: ReadonlySet<TreeNode>): Set<string> {
  const inside = nodes.slice(section.place + 1, section.end)
  return new Set(inside.filter((node) => visible.has(node)).map((node) => node.control.key))
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
