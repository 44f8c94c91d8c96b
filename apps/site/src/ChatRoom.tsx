import { ChatRoomDialog } from '#features/service/ChatRoomDialog.tsx';
import { type ChatRoomOptions, useChatRoom } from '#features/service/useChatRoom.ts';

export function ChatRoom(options: ChatRoomOptions) {
  return <ChatRoomDialog {...useChatRoom(options)} />;
}
