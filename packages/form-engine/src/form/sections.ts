import { itemsOf, type Answers } from '../kinds/answers.ts'
import { isContainer, type FormControl } from '../kinds/control.ts'
import type { VisibleItem, VisibleSection } from './form.ts'
import type { ControlGraph } from '../graph/graph.ts'
import type { Shown, ShownScope } from '../graph/shown.ts'
import type { TreeNode } from '../graph/tree.ts'
import { hasSameOptions } from './same-options.ts'
import { sealedSet } from './sealed-set.ts'

/** Adjacent controls of one container. A heading run is the start of the container. */
interface Run {
  readonly id: string
  readonly container: TreeNode | null
}

interface DrawnRun {
  readonly run: Run
  readonly controls: FormControl[]
}

/** The previous sections, by their place in the form. */
export type DrawnSections = ReadonlyMap<string, VisibleSection>

/** Arranges visible nodes in sections. */
export class SectionBuilder {
  readonly #graph: ControlGraph
  /**
   * Computed from all controls, visible or not, so that the id of a section does not change when something before it
   * appears.
   */
  readonly #runs: ReadonlyMap<TreeNode, Run>

  constructor(graph: ControlGraph) {
    this.#graph = graph
    this.#runs = runsOf(graph.tree.nodes)
  }

  /**
   * The sections of the form and an index of all sections by place. Reuses a previous section if its controls are the
   * same.
   */
  draw(shown: Shown, answers: Answers, last: DrawnSections): { sections: VisibleSection[]; drawn: DrawnSections } {
    const nodes = this.#graph.tree.nodes.filter((node) => node.repeatedIn === null && shown.form.nodes.has(node))
    const drawn = new Map(last)
    const sections = this.#draw(drawn, shown.form, nodes, '', (section) =>
      itemsOf(answers, section.control.key).map((_, index) => this.#item(drawn, shown, section, index)),
    )
    return { sections, drawn }
  }

  #item(drawn: Map<string, VisibleSection>, shown: Shown, section: TreeNode, index: number): VisibleItem {
    const scope = shown.items.get(section)?.[index] ?? nothingShown
    const nodes = this.#graph.tree.nodes.slice(section.place + 1, section.end).filter((node) => scope.nodes.has(node))
    const sections = this.#draw(drawn, scope, nodes, `${section.control.key}.${index}.`, () => [])
    return { index, keys: sealedSet(nodes.map((node) => node.control.key)), sections }
  }

  #draw(
    drawn: Map<string, VisibleSection>,
    scope: ShownScope,
    nodes: readonly TreeNode[],
    prefix: string,
    itemsIn: (section: TreeNode) => VisibleItem[],
  ): VisibleSection[] {
    const begun = new Set<TreeNode | null>()
    return this.#drawnRuns(scope, nodes).map(({ run: { id, container }, controls }) => {
      const continued = begun.has(container)
      begun.add(container)
      const items = container?.control.repeating && controls.length === 0 ? itemsIn(container) : null
      const section = sectionOf(drawn.get(prefix + id), id, container, continued, controls, items)
      drawn.set(prefix + id, section)
      return section
    })
  }

  /** Leaves out empty containers, and unnamed containers that hold only sections. */
  #drawnRuns({ limited }: ShownScope, nodes: readonly TreeNode[]): DrawnRun[] {
    const runs: DrawnRun[] = []
    for (const node of nodes) {
      const run = this.#runs.get(node)!
      if (runs.at(-1)?.run !== run) runs.push({ run, controls: [] })
      if (run.container !== node) runs.at(-1)!.controls.push(limited.get(node) ?? node.control)
    }
    const drawn: DrawnRun[] = []
    for (const entry of runs.toReversed()) {
      if (entry.controls.length > 0 || isWorthHeading(entry.run.container, drawn.at(-1)?.run.container))
        drawn.push(entry)
    }
    return drawn.reverse()
  }
}

/** Returns the previous section if its controls are the same. */
function sectionOf(
  last: VisibleSection | undefined,
  id: string,
  container: TreeNode | null,
  continued: boolean,
  controls: readonly FormControl[],
  items: readonly VisibleItem[] | null,
): VisibleSection {
  const isSame = last !== undefined && haveSameOptions(last.controls, controls)
  if (isSame && items === null && last.continued === continued) return last
  const control = container?.control ?? null
  return {
    id,
    label: control?.label ?? '',
    continued,
    level: container ? container.level + 1 : 0,
    fields: items !== null && control ? [control.key] : controls.map(({ key }) => key),
    container: control,
    controls: isSame ? last.controls : controls,
    items,
  }
}

function runsOf(nodes: readonly TreeNode[]): Map<TreeNode, Run> {
  const runs = new Map<TreeNode, Run>()
  const times = new Map<TreeNode | null, number>()
  let run: Run | undefined
  for (const node of nodes) {
    const isBeginning = isContainer(node.control)
    const container = isBeginning ? node : node.container
    if (!run || run.container !== container || isBeginning) {
      const time = (times.get(container) ?? 0) + 1
      times.set(container, time)
      run = { id: `${container?.control.key ?? 'form'}${time > 1 ? `+${time}` : ''}`, container }
    }
    runs.set(node, run)
  }
  return runs
}

/**
 * Whether a section without its own controls shows: always if it repeats, otherwise if it has a name and contains the
 * next run.
 */
function isWorthHeading(container: TreeNode | null, following: TreeNode | null | undefined): boolean {
  if (!container) return false
  if (container.control.repeating) return true
  return (
    container.control.label !== '' &&
    !!following &&
    following.place > container.place &&
    following.place < container.end
  )
}

/** Whether these are the same controls, each with the same offered options. */
function haveSameOptions(a: readonly FormControl[], b: readonly FormControl[]): boolean {
  return a.length === b.length && a.every((control, index) => hasSameOptions(control, b[index]!))
}

const nothingShown: ShownScope = { nodes: new Set(), limited: new Map(), answers: {} }
