import { readFileSync } from 'node:fs'

import { parseSync } from 'vite'

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

/** Attributes that people read or hear. */
const readAttributes = /^(title|label|busyLabel|note|kept|help|placeholder|aria-label)$/

/**
 * The texts for users in a file of the portal, with "it" for inserted values: those of its elements, or all strings of
 * a texts.ts.
 */
export function textsOfFile(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  return path.endsWith('texts.ts') ? allStringsIn(program) : textsIn(program)
}

function allStringsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allStringsIn)
  if (!isNode(value) || /^(Import|TS|MemberExpression)/.test(value.type)) return []
  if (value.type === 'Literal') return stringsIn(value)
  if (value.type === 'Property') return allStringsIn(value['value'])
  const inserted = value.type === 'TemplateLiteral' ? value['expressions'] : Object.values(value)
  return [...stringsIn(value), ...allStringsIn(inserted)].filter(Boolean)
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isNode(value)) return []
  switch (value.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [sentenceOf(value), ...textsIn(value['openingElement']), ...childrenOf(value).flatMap(textsIn)].filter(
        Boolean,
      )
    case 'JSXAttribute':
      return [...(readAttributes.test(nameOf(value)) ? stringsIn(value['value']) : []), ...elementsIn(value['value'])]
    case 'JSXExpressionContainer':
      return [...stringsIn(value['expression']), ...elementsIn(value)]
    default:
      return Object.values(value).flatMap(textsIn)
  }
}

/** The elements within an expression. */
const elementsIn = (container: unknown) => (isNode(container) ? textsIn(container['expression']) : [])

/** The text between the tags of an element, with one word for each inserted value. */
function sentenceOf(element: SyntaxNode): string {
  const parts = childrenOf(element).map(({ type, ...child }) => {
    if (type === 'JSXText') return String(child['value'])
    const isFilledIn =
      type === 'JSXExpressionContainer' && /Identifier|MemberExpression/.test(typeOf(child['expression']))
    return isFilledIn ? 'it' : ' '
  })
  const text = parts.join('').replaceAll(/\s+/g, ' ').trim()
  return text === 'it' ? '' : text
}

/** The strings that an expression can evaluate to, such as both branches of a conditional. */
function stringsIn(value: unknown): string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value'].trim()] : []
    case 'TemplateLiteral':
      return [(value['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('it')]
    case 'ConditionalExpression':
      return [...stringsIn(value['consequent']), ...stringsIn(value['alternate'])]
    case 'LogicalExpression':
      return stringsIn(value['right'])
    case 'JSXExpressionContainer':
      return stringsIn(value['expression'])
    default:
      return []
  }
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value
const typeOf = (value: unknown) => (isNode(value) ? value.type : '')
const childrenOf = (element: SyntaxNode) => element['children'] as readonly SyntaxNode[]
const nameOf = (attribute: SyntaxNode) => String((attribute['name'] as { name: unknown }).name)
