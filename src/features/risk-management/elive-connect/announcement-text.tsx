import { announcementLength } from '@captive/api-client/contract'
import { lengthOf, MESSAGES } from '@captive/form-engine'
import type { ComponentProps } from 'react'

import { CharactersLeft } from '../../../forms/widgets/characters-left.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'

interface AnnouncementTextProps extends Pick<
  ComponentProps<typeof AreaField>,
  'label' | 'description' | 'error' | 'readOnly'
> {
  text: string
  onText: (text: string) => void
}

/** Whether the server accepts a text: not blank, and not too long. */
export const isAnnouncement = (text: string): boolean => text.trim() !== '' && !isTooLong(text)

/** The field of an announcement. Near the limit it shows the remaining characters, and it does not cut off the text. */
export function AnnouncementText({ text, onText, error, ...field }: AnnouncementTextProps) {
  return (
    <div>
      <AreaField {...field} error={isTooLong(text) ? tooLong : error} value={text} onChange={onText} />
      <CharactersLeft text={text} longest={announcementLength} />
    </div>
  )
}

const isTooLong = (text: string) => lengthOf(text) > announcementLength
const tooLong = MESSAGES['too-long'].replace('{longest}', announcementLength.toLocaleString('en-US'))
