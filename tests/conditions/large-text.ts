/**
 * Makes the text of the page twice as large, as the text size in the settings of a browser does: all that is measured in
 * `rem` grows, and media queries in `em` match as on a screen half as wide.
 * @returns what undoes it
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
