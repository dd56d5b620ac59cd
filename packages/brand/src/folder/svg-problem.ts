/** A tag, a comment, a declaration, or a processing instruction of XML. */
const markup = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const refusedElements = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener', 'a'])
const mostBytes = 32_768

/**
 * Why a text is not an SVG image that the portal can show; undefined when it is one. An image that runs scripts or loads
 * anything from elsewhere is refused.
 */
export function svgProblem(text: string): string | undefined {
  if (Buffer.byteLength(text) > mostBytes) return `is larger than ${mostBytes / 1024} kB`
  if (/<!DOCTYPE|<!ENTITY|<!\[CDATA\[/i.test(text)) return 'contains a DOCTYPE, an entity, or CDATA; remove it'
  const open: string[] = []
  let isSvg = false
  let end = 0
  for (const match of text.matchAll(markup)) {
    if (text.slice(end, match.index).includes('<')) return 'is not well-formed XML'
    end = match.index + match[0].length
    const [, closing, element, attributes = '', empty] = match
    if (element === undefined) continue
    if (closing) {
      if (open.pop() !== element) return `is not well-formed XML: </${element}> closes nothing`
      continue
    }
    if (open.length === 0) {
      if (isSvg || !isRoot(element, attributes))
        return 'does not begin with <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">'
      isSvg = true
    }
    const problem = elementProblem(element, attributes)
    if (problem) return problem
    if (!empty) open.push(element)
  }
  if (!isSvg || open.length > 0 || text.slice(end).includes('<')) return 'is not well-formed XML'
  return externalStyle(text)
}

const isRoot = (element: string, attributes: string) =>
  element === 'svg' &&
  /\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(attributes) &&
  /\sviewBox=/.test(attributes)

function elementProblem(element: string, attributes: string): string | undefined {
  const local = element.split(':').at(-1)?.toLowerCase() ?? ''
  if (refusedElements.has(local)) return `contains <${element}>; remove it`
  for (const [, name = '', double, single] of attributes.matchAll(attribute)) {
    const value = (double ?? single ?? '').trim()
    if (/^on/i.test(name)) return `contains the event handler ${name}; remove it`
    if (/(^|:)href$/i.test(name) && !/^(#|data:image\/(png|jpeg|webp);)/i.test(value))
      return `refers to ${value.slice(0, 60)}; draw it inside the image`
  }
  return undefined
}

function externalStyle(text: string): string | undefined {
  if (/@import/i.test(text)) return 'imports a style sheet; write the styles inside the image'
  const [, target = ''] = /url\(\s*["']?(?!#)([^)"']*)/i.exec(text) ?? []
  return target === '' ? undefined : `refers to ${target.slice(0, 60)}; draw it inside the image`
}
