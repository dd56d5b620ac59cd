/**
 * Doubles the text size of the page, like the text size setting of a browser: lengths in `rem` grow, and media queries
 * in `em` match as on a screen of half the width.
 * @returns a function that restores the size
 */
export function enlargeText(): () => void {
  const root = document.documentElement
  const changed: { media: MediaList; before: string }[] = []
  const double = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\d(?:r?em)\b/.test(rule.media.mediaText)) {
        changed.push({ media: rule.media, before: rule.media.mediaText })
        rule.media.mediaText = rule.media.mediaText.replace(/([\d.]+)(?=r?em\b)/g, (width) => String(Number(width) * 2))
      }
      if (rule instanceof CSSGroupingRule) double(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) double(sheet.cssRules)
  root.style.fontSize = '200%'
  return () => {
    root.style.fontSize = ''
    for (const { media, before } of changed) media.mediaText = before
  }
}
