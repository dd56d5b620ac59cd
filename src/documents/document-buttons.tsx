import type { Document } from '@captive/api-client/contract'

import { api } from '../api/api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { NewMark } from '../ui/new-mark.tsx'
import { isShown } from '../ui/open-tab.ts'
import classes from './document-buttons.module.css'
import { fileNameOf, titleOf } from './document-facts.ts'
import { warningOf } from './document-warning.ts'
import { isNewSince, useLastVisit } from './last-visit.ts'
import { ReadersButton } from './readers/readers-button.tsx'
import { loadDocument } from './load-document.ts'
import { texts } from './texts.ts'

interface DocumentButtonsProps {
  document: Document
  /** Without permission the buttons are disabled. */
  allowed?: boolean
  /** Shows View even for files that browsers cannot display; it then downloads the file. */
  alwaysView?: boolean
}

/** The View and Download buttons of a single document, with a mark if it is new. */
export function DocumentButtons({ document, allowed = true, alwaysView = false }: DocumentButtonsProps) {
  const visit = useLastVisit()
  const fileName = fileNameOf(document)
  const warning = warningOf(document)
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
        <DownloadButton {...file} {...(alwaysView && !isShown(fileName) && { label: texts.view })} />
        <ReadersButton document={document} />
      </div>
      {warning ? <p className={classes.warning}>{warning}</p> : null}
    </div>
  )
}
