import {
  IconCertificate,
  IconClipboardText,
  IconLayoutDashboard,
  IconMessages,
  IconRoad,
  type Icon,
} from '@tabler/icons-react'

import type { Section } from './sections.ts'

export const sectionIcons: Record<Section['icon'], Icon> = {
  dashboard: IconLayoutDashboard,
  insurance: IconCertificate,
  risk: IconRoad,
  claims: IconClipboardText,
  communication: IconMessages,
}
