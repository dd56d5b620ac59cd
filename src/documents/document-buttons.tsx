import type { Document } from '@captive/api-client/contract'

import { api } from '../api/api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { NewMark } from '../ui/new-mark.tsx'
import { isShown } from '../ui/open-tab.ts'
import classes from './document-buttons.module.css'
import { fileNameOf, titleOf } from './document-facts.ts'
import { isNewSince, useLastVisit } from './last-visit.ts'
import { loadDocument } from './load-document.ts'

interface DocumentButtonsProps {
  document: Document
  /** Without permission they stay, disabled, and say why. */
  allowed?: boolean
  /** *View* also of a file that no browser shows safely: it downloads then, and there is no second button for that. */
  alwaysView?: boolean
}

/** *View* and *Download* of one document, where it stands by itself and not in a list; a new one says so. */
export function DocumentButtons({ document, allowed = true, alwaysView = false }: DocumentButtonsProps) {
  const visit = useLastVisit()
  const fileName = fileNameOf(document)
  const file = {
    load: loadDocument(api, document),
    fileName,
    of: titleOf(document),
    variant: 'subtle',
    allowed,
  } as const
  return (
    <div>
      {isNewSince(visit, document) ? <NewMark /> : null}
      <div className={classes.buttons}>
        {isShown(fileName) ? <DownloadButton {...file} inTab /> : null}
        <DownloadButton {...file} {...(alwaysView && !isShown(fileName) && { label: 'View' })} />
      </div>
    </div>
  )
}
