import { createFileRoute } from '@tanstack/react-router'

import { DirectoryPage } from '../../../../features/communication/directory-page.tsx'
import { parseDirectorySearch } from '../../../../features/communication/directory-search.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/communication/emaxx-directory')({
  staticData: { title: texts.staffDirectory, codes: ['005-002'] },
  validateSearch: parseDirectorySearch,
  component: DirectoryPage,
})
