import type { Definitions, RecId } from '@captive/form-engine'

/** Whether the definitions have texts in Spanish. */
export const hasSpanish = <Id extends RecId>({ controls }: Definitions<Id>): boolean =>
  controls.some(({ ControlLabelEs }) => ControlLabelEs)
