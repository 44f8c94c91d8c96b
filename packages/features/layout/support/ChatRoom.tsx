import { ChatRoomDialog } from './ChatRoomDialog.tsx';
import { type ChatRoomOptions, useChatRoom } from './useChatRoom.ts';

export function ChatRoom(options: ChatRoomOptions) {
  return <ChatRoomDialog {...useChatRoom(options)} />;
}
