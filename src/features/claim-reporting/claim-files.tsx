import { Anchor } from '@mantine/core'

import { sendFileBy } from '../../api/send-file.ts'
import { portalConfig } from '../../config.ts'
import type { FileUpload } from '../../forms/uploads/file-upload.ts'
import { preparePicture } from '../../forms/uploads/picture/prepare-picture.ts'
import type { ReportingApi } from './reporting-api.ts'

/** How files of a claim travel (AMB-142, AMB-143). */
export function claimFiles(api: Pick<ReportingApi, 'documentUpload'>): FileUpload {
  return { send: sendFileBy(api), prepare: preparePicture, whenTooLarge }
}

const whenTooLarge = (
  <span>
    Send larger files and dash camera footage <Anchor href={portalConfig.largerFilesUrl}>here</Anchor>{' '}
    <span>after you have reported the claim.</span>
  </span>
)
