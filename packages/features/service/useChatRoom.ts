import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../shared/i18n/language.ts';
import { SupportContext } from '../shared/support.ts';
import type { ChatRoomDialogProps, ChatState } from './ChatRoomDialog.tsx';
import { chatSandbox, findChat } from './service.model.ts';
import { useFindService } from './useFindService.ts';

/** Whether the room is open is its host's to know, so that the room can come when it is first wanted. */
export type ChatRoomOptions = Pick<ChatRoomDialogProps, 'open' | 'onClose'>;

/** MOD-01: the chat room, in which the live chat of the operator's services is shown inside the site. */
export function useChatRoom({ open, onClose }: ChatRoomOptions): ChatRoomDialogProps {
  const support = use(SupportContext);
  const service = findChat(support?.entries ?? []);
  return {
    open,
    title: service?.title ?? '',
    chat: useChat(open ? service?.csType : undefined),
    onWindow: () => {
      if (service) support?.open(service);
      onClose();
    },
    onClose,
  };
}

/** Looks for the room when it is first opened, in another language, and when the player asks for it. */
function useChat(csType: string | undefined): ChatState {
  const findIn = useFindService();
  const language = useLanguage();
  const [state, setState] = useState<ChatState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const found = useRef<string>(undefined);

  const find = useEffectEvent(async (wanted: string, signal: AbortSignal): Promise<ChatState> => {
    const answer = await findIn(wanted, signal);
    if (!answer.ok) return { status: 'failed', problem: answer.error, retry: () => setAttempt(attempt + 1) };
    const sandbox = chatSandbox(answer.value, location.origin);
    return { status: 'ready', address: answer.value.href, sandbox };
  });

  useEffect(() => {
    const wanted = `${csType} ${language}`;
    if (csType === undefined || found.current === wanted) return undefined;
    const controller = new AbortController();
    setState((now) => (now.status === 'failed' ? { ...now, refreshing: true } : { status: 'loading' }));
    void find(csType, controller.signal).then((next) => {
      if (controller.signal.aborted) return;
      if (next.status === 'ready') found.current = wanted;
      setState(next);
    });
    return () => controller.abort();
  }, [csType, language, attempt]);
  return state;
}
