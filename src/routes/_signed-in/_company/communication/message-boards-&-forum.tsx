import { createFileRoute } from '@tanstack/react-router'

import { MessageBoardsPage } from '../../../../features/communication/message-boards-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/communication/message-boards-&-forum')({
  staticData: { title: texts.messageBoardsForum, codes: ['005-001'] },
  component: MessageBoardsPage,
})
