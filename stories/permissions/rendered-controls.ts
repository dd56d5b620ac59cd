import { fireEvent, waitFor } from 'storybook/test'

import type { Governed, Screen } from './pages-by-permission.ts'
import { holds, type Holder } from './granted-codes.ts'

type State = 'gone' | 'disabled' | 'there' | `leads to ${string}`

const selectors = {
  section: 'section[aria-labelledby]',
  link: 'a, [role=link]',
  button: 'button',
  menuitem: '[role=menuitem]',
  box: '[role=combobox], input',
  text: '*',
}
const places = { sidebar: '#sidebar', footer: 'footer', header: 'header', menu: '[role=menu]' }

/** Queries the DOM directly, because queries by role take a second on a large page. */
function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const words = [...labelled.map((id) => document.getElementById(id)), ...label].map((one) => one?.textContent ?? '')
  return (element.getAttribute('aria-label') ?? (words.join(' ') || (element.textContent ?? ''))).trim()
}

const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))

const sectionNamed = (name: string) => find(document.querySelector('main'), 'section', name)

function find(scope: Element | null | undefined, kind: Governed['kind'], name: string | RegExp): Element | undefined {
  return [...(scope?.querySelectorAll(selectors[kind]) ?? [])].find((element) => isNamed(element, name))
}

export function elementOf({ kind, name, within }: Governed): Element | undefined {
  const scope =
    typeof within === 'object' ? sectionNamed(within.section) : document.querySelector(within ? places[within] : 'main')
  return kind === 'text' ? textIn(scope, name) : find(scope, kind, name)
}

const textIn = (scope: Element | null | undefined, words: string | RegExp): Element | undefined => {
  const text = scope?.textContent ?? ''
  const isThere = typeof words === 'string' ? text.includes(words) : words.test(text)
  return isThere ? (scope ?? undefined) : undefined
}

function expectedOf({ shownBy, enabledBy, goneWith, goneFor, href }: Governed, { group, held }: Holder): State {
  if (group === goneFor || !holds(held, shownBy) || (goneWith !== undefined && held.has(goneWith))) return 'gone'
  if (!holds(held, enabledBy)) return 'disabled'
  return href === undefined ? 'there' : `leads to ${href}`
}

function stateOf(item: Governed): State {
  const element = elementOf(item)
  if (!element) return 'gone'
  if (element.getAttribute('aria-disabled') === 'true') return element.hasAttribute('href') ? 'there' : 'disabled'
  return item.href === undefined ? 'there' : `leads to ${element.getAttribute('href')?.split('?')[0] ?? ''}`
}

/** The differences between a screen and the expected controls, in words. */
export const wrongIn = ({ items }: Screen, holder: Holder): string[] =>
  items.flatMap((item) => {
    const [expected, found] = [expectedOf(item, holder), stateOf(item)]
    return expected === found ? [] : [`${String(item.name)} is "${found}" and not "${expected}"`]
  })

/** The disabled controls of a screen, which must explain why. */
export const refusedIn = ({ items }: Screen, holder: Holder): Governed[] =>
  items.filter((item) => expectedOf(item, holder) === 'disabled')

/** The explanation that a disabled control shows. */
export async function reasonOf(item: Governed): Promise<string> {
  const element = elementOf(item)
  if (!element) return ''
  await fireEvent.mouseEnter(element)
  const tooltip = await waitFor(() => {
    const shown = [...document.querySelectorAll('[role=tooltip]')].find(({ textContent }) => textContent !== '')
    if (!shown) throw new Error(`${String(item.name)} does not say why it is disabled`)
    return shown
  })
  const reason = tooltip.textContent ?? ''
  await fireEvent.mouseLeave(element)
  await waitFor(() => {
    if (document.querySelector('[role=tooltip]')) throw new Error('The tooltip stays.')
  })
  return reason
}
