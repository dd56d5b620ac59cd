/**
 * Changes the page like a translating browser: replaces each text node, including later ones, with nested `font`
 * elements. The words stay the same, so that tests find them. If a script changes a removed text node, which would be
 * invisible, this function logs an error. The function is self-contained, so that it can be sent to a page.
 * @param isOn called before each text is replaced
 */
export function translatePage(isOn: (text: Text) => boolean = () => true): void {
  const untouched = 'script, style, noscript, title, textarea, svg, font, [translate="no"]'
  const takenOut = new WeakSet<Node>()

  function translate(text: Text): void {
    const words = text.data
    if (!isOn(text) || words.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) return
    const inner = document.createElement('font')
    inner.append(words)
    const outer = document.createElement('font')
    outer.append(inner)
    takenOut.add(text)
    text.replaceWith(outer)
  }

  function translateIn(root: Node): void {
    if (root instanceof Text) return translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translate(text)
  }

  for (const [prototype, name] of [
    [Node.prototype, 'nodeValue'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const { set, ...property } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
    Object.defineProperty(prototype, name, {
      ...property,
      set(this: Node, words: string) {
        if (takenOut.has(this) && words !== this.textContent) {
          console.error(`On a translated page the change from "${this.textContent}" to "${words}" is invisible.`)
        }
        set?.call(this, words)
      },
    })
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateIn(target)
      else for (const node of addedNodes) translateIn(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
  translateIn(document)
}
