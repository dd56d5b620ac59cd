import { createFileRoute } from '@tanstack/react-router'

import { MessageBoardsPage } from '../../../../features/communication/message-boards-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/communication/message-boards-&-forum')({
  staticData: { title: 'Message Boards & Forum', codes: ['005-001'] },
  component: MessageBoardsPage,
})
