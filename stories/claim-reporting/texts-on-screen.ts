/** The step's progress and title, and names that are the same in each language. */
const outside = 'h2, form > :has([role=progressbar]), [translate=no]'

/** The texts of a step, including the names and placeholders of fields and buttons, without duplicates. */
export function textsOf(step: Element): string[] {
  return [...new Set(placedTexts(step).map(([text]) => text))]
}

/** The texts of a step that are not marked as being in this language. */
export function textsNotIn(language: string, step: Element): string[] {
  return placedTexts(step).flatMap(([text, element]) =>
    element.closest('[lang]')?.getAttribute('lang') === language ? [] : [text],
  )
}

function placedTexts(step: Element): [text: string, element: Element][] {
  const found: [string, Element][] = []
  const walker = document.createTreeWalker(step, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest(outside)) continue
    const texts = node instanceof Element ? [node.ariaLabel, node.getAttribute('placeholder')] : [node.textContent]
    found.push(
      ...texts.flatMap((text): [string, Element][] => (/\p{L}/u.test(text ?? '') ? [[text!.trim(), element]] : [])),
    )
  }
  return found
}
