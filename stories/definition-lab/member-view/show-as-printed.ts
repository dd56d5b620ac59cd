/** Applies print styles on the screen, including to styles that the page loads later. */
export function showAsPrinted(): void {
  const apply = () => {
    for (const sheet of document.styleSheets) printRules(sheet.cssRules)
    dispatchEvent(new Event('beforeprint'))
  }
  let timer = 0
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = window.setTimeout(apply, 100)
  })
  observer.observe(document, { childList: true, subtree: true })
  apply()
}

function printRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = mediaOnPaper(rule.media.mediaText)
    if (rule instanceof CSSGroupingRule) printRules(rule.cssRules)
  }
}

/** @example mediaOnPaper('print') // 'all' */
function mediaOnPaper(media: string): string {
  if (/\bscreen\b/.test(media)) return 'not all'
  return media.replaceAll(/\bprint\b/g, 'all')
}
