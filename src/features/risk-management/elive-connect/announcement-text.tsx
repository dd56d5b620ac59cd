import { announcementLength } from '@captive/api-client/contract'
import { lengthOf, MESSAGES } from '@captive/form-engine'
import { Textarea, type TextareaProps } from '@mantine/core'

import { CharactersLeft } from '../../../forms/widgets/characters-left.tsx'

interface AnnouncementTextProps extends Pick<TextareaProps, 'label' | 'description' | 'error' | 'readOnly'> {
  text: string
  onText: (text: string) => void
}

/** Whether the server takes a text as an announcement: not blank, and not too long. */
export const isAnnouncement = (text: string): boolean => text.trim() !== '' && !isTooLong(text)

/** The field of an announcement. It counts down near its limit; nothing is cut off. */
export function AnnouncementText({ text, onText, error, ...field }: AnnouncementTextProps) {
  return (
    <div>
      <Textarea
        {...field}
        maxRows={14}
        error={isTooLong(text) ? tooLong : error}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <CharactersLeft text={text} longest={announcementLength} />
    </div>
  )
}

const isTooLong = (text: string) => lengthOf(text) > announcementLength
const tooLong = MESSAGES['too-long'].replace('{longest}', announcementLength.toLocaleString('en-US'))
