import { Tooltip } from '@mantine/core'

import type { Tip } from './drawing.ts'
import classes from './chart.module.css'

/** Renders the tooltip in the main content, outside of the drawing, which would clip it. */
const inPage = { target: 'main' }

/** A tooltip with the figure under the pointer. */
export function FigureTooltip({ tip: { text, x, y } }: { tip: Tip }) {
  return (
    <Tooltip opened label={text} portalProps={inPage}>
      <span className={classes.pointer} style={{ left: x, top: y }} />
    </Tooltip>
  )
}
