import { Button, type ButtonProps } from '@mantine/core'
import { useRef, type ComponentProps } from 'react'

interface ChooseFilesButtonProps
  extends ButtonProps, Pick<ComponentProps<'button'>, 'id' | 'onBlur' | 'onFocus' | 'aria-label' | 'aria-describedby'> {
  onFiles: (files: File[]) => void
  /** Whether several files can be chosen at once. */
  multiple?: boolean
  /** The accepted types, as in the attribute of a file input. */
  accept?: string | undefined
  /** Opens the camera of a phone. */
  capture?: 'environment'
}

/** Opens the browser's dialog to choose files. A user can choose the same file again, for example after correcting it. */
export function ChooseFilesButton({ onFiles, multiple = false, accept, capture, ...button }: ChooseFilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // otherwise the browser ignores the same file
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
