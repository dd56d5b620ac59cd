import type { Kind } from './kind.ts'

/** What pages and sections share: they hold controls and give no value (AMB-116). */
export const container: Omit<Kind, 'type'> = {
  container: true,
  judgedAs: 'none',
  json: {},
  canHold: () => false,
  check: () => null,
  schema: () => ({}),
  toData: () => '',
  fromData: (text) => text,
  show: () => '',
  widget: () => 'TextWidget',
}
