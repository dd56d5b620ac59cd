import { Anchor } from '@mantine/core'

import { sendFileBy } from '../../../api/send-file.ts'
import { portalConfig } from '../../../config.ts'
import type { FileUpload } from '../../../forms/uploads/file-upload.ts'
import { prepareImage } from '../../../forms/uploads/image/prepare-image.ts'
import type { ReportingApi } from '../reporting-api.ts'
import { texts } from './texts.ts'

/** How the files of a claim are prepared and uploaded (AMB-142, AMB-143). */
export function claimFiles(api: Pick<ReportingApi, 'documentUpload'>): FileUpload {
  return { send: sendFileBy(api), prepare: prepareImage, whenTooLarge }
}

const { largerFiles } = texts
const whenTooLarge = (
  <span>
    <span>{largerFiles.before}</span> <Anchor href={portalConfig.largerFilesUrl}>{largerFiles.link}</Anchor>{' '}
    <span>{largerFiles.after}</span>
  </span>
)
