import { Tooltip } from '@mantine/core'

import type { Tip } from './drawing.ts'
import classes from './picture.module.css'

/** The words are a part of the page's main content, and outside of the drawing, which cuts off what leaves it. */
const inPage = { target: 'main' }

/** The figure that the pointer is on, in full, beside the pointer and always whole. */
export function FigureTooltip({ tip: { text, x, y } }: { tip: Tip }) {
  return (
    <Tooltip opened label={text} portalProps={inPage}>
      <span className={classes.pointer} style={{ left: x, top: y }} />
    </Tooltip>
  )
}
