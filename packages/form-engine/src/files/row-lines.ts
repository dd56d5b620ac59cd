/**
 * The line number of each row in the text of a JSON file, by table: `{ "controls": [ {…}, {…} ] }` gives one number for
 * each object in the list.
 */
export function rowLines(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  const open: string[] = []
  let line = 1
  let table = ''
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[[\]{}\n]/g)) {
    if (token === '\n') line += 1
    else if (token === '[' || token === '{') {
      const isRow = token === '{' && open.at(-1) === '[' && open.length < 3
      if (isRow)
        lines
          .set(table, lines.get(table) ?? [])
          .get(table)
          ?.push(line)
      open.push(token)
    } else if (token === ']' || token === '}') open.pop()
    else if (open.length === 1 && open[0] === '{') table = JSON.parse(token) as string
  }
  return lines
}
