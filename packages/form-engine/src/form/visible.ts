import type { Answers } from '../kinds/answers.ts'
import type { FormControl, JsonSchema } from '../kinds/control.ts'
import type { SectionLayout, UiSchema, VisibleForm, VisibleItem, VisibleSection } from './form.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { Shown, ShownScope } from '../graph/shown.ts'
import { hasSameOptions } from './same-options.ts'
import { sealedSet } from './sealed-set.ts'
import { SectionBuilder, type DrawnSections } from './sections.ts'
import type { TreeNode } from '../graph/tree.ts'
import { plainSchemaOf, uiSchemaOf, uiSchemaOfControl } from './ui-schema.ts'

/** The inputs of a description, for comparison with the next ones. */
interface Memory {
  readonly shown: Shown
  readonly drawn: DrawnSections
}

/** Describes what shows. Has no state: the caller passes the previous description. */
export class VisibleForms {
  readonly #graph: ControlGraph
  readonly #sections: SectionBuilder
  readonly #memories = new WeakMap<VisibleForm, Memory>()

  constructor(graph: ControlGraph) {
    this.#graph = graph
    this.#sections = new SectionBuilder(graph)
  }

  /** Returns the previous description if its controls are still the same; otherwise reuses its unchanged sections. */
  visible(shown: Shown, answers: Answers, last?: VisibleForm): VisibleForm {
    const memory = last && this.#memories.get(last)
    if (last && memory && isSameShown(memory.shown, shown)) return last
    const { sections, drawn } = this.#sections.draw(shown, answers, memory?.drawn ?? new Map())
    const form = this.#describe(shown, sections)
    this.#memories.set(form, { shown, drawn })
    return form
  }

  #describe(shown: Shown, sections: readonly VisibleSection[]): VisibleForm {
    const nodes = this.#graph.tree.nodes
    const keys = nodes
      .filter((node) => shown.form.nodes.has(node) && !node.control.bare)
      .map((node) => node.control.key)
    const repeats = [...shown.items].map(([section, items]) => [
      section.control.key,
      items.map((item) => keysIn(section, nodes, item.nodes)),
    ])
    let schemas: ReturnType<typeof schemasOf> | undefined
    return {
      keys: sealedSet(keys),
      repeats: Object.fromEntries(repeats) as VisibleForm['repeats'],
      sections,
      // Built on first access, because a renderer draws the schemas of the sections.
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

/** One plain schema of all sections in visual order, with their layout. */
function schemasOf(sections: readonly VisibleSection[]): { schema: JsonSchema; uiSchema: UiSchema } {
  const lists = sections.flatMap(({ container, items }) => (container && items ? [{ container, items }] : []))
  const schema = plainSchemaOf(sections.flatMap((section) => section.controls))
  const drawn = sections.flatMap((section) =>
    section.items && section.container ? [section.container] : section.controls,
  )
  return {
    schema: {
      ...schema,
      properties: {
        ...(schema['properties'] as JsonSchema),
        ...Object.fromEntries(lists.map(({ container, items }) => [container.key, listSchemaOf(container, items)])),
      },
    },
    uiSchema: {
      ...uiSchemaOf(drawn),
      ...Object.fromEntries(lists.map(({ container, items }) => [container.key, listUiSchemaOf(container, items)])),
      'ui:options': { sections: sections.map((section) => layoutOf(section)) },
    },
  }
}

/**
 * A list schema with the visible controls of each item. Renderers that use one schema for all items get one that covers
 * them all.
 */
function listSchemaOf({ label }: FormControl, items: readonly VisibleItem[]): JsonSchema {
  return {
    title: label,
    type: 'array',
    prefixItems: items.map((item) => plainSchemaOf(controlsIn(item))),
    items: { title: label, ...plainSchemaOf([...new Set(items.flatMap(controlsIn))]) },
  }
}

function listUiSchemaOf(container: FormControl, items: readonly VisibleItem[]): UiSchema {
  const uiItems = items.map((item) => ({
    ...uiSchemaOf(controlsIn(item)),
    'ui:order': ['*'],
    'ui:options': { sections: item.sections.map((section) => layoutOf(section, container)) },
  }))
  return { ...uiSchemaOfControl(container), items: uiItems }
}

const controlsIn = ({ sections }: VisibleItem): FormControl[] => sections.flatMap((section) => section.controls)

/** The layout of a section. The heading of a repeating section is outside its items. */
function layoutOf({ container, ...section }: VisibleSection, around?: FormControl): SectionLayout {
  const { id, continued, level, fields } = section
  return { id, label: container === around ? '' : section.label, continued, level, fields }
}

function isSameShown(a: Shown, b: Shown): boolean {
  if (!isSameScope(a.form, b.form) || a.items.size !== b.items.size) return false
  return [...b.items].every(([section, items]) => {
    const others = a.items.get(section)
    return others?.length === items.length && items.every((item, index) => isSameScope(others[index]!, item))
  })
}

function isSameScope(a: ShownScope, b: ShownScope): boolean {
  if (a.nodes.size !== b.nodes.size || a.limited.size !== b.limited.size) return false
  const isLimitedAlike = (control: FormControl, node: TreeNode): boolean => {
    const other = b.limited.get(node)
    return other !== undefined && hasSameOptions(control, other)
  }
  return (
    [...a.nodes].every((node) => b.nodes.has(node)) &&
    [...a.limited].every(([node, control]) => isLimitedAlike(control, node))
  )
}
