import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#core/i18n/language.ts';
import { SupportContext } from '#core/site/support.ts';
import { chatSandbox, findChat } from './service.model.ts';
import type { ChatRoomDialogProps, ChatState } from './service.types.ts';
import { useFindService } from './useFindService.ts';

/** The parent owns the open state, so that it can load the dialog on first use. */
export type ChatRoomOptions = Pick<ChatRoomDialogProps, 'open' | 'onClose'>;

/** Props of the live chat dialog (MOD-01), connected to the platform. */
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

/** Resolves the chat's URL when the dialog first opens, after a language change, and on retry. */
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
    return { status: 'ready', url: answer.value.href, sandbox };
  });

  useEffect(() => {
    const wanted = `${csType} ${language}`;
    if (csType === undefined || found.current === wanted) return undefined;
    const controller = new AbortController();
    setState((previous) => (previous.status === 'failed' ? { ...previous, refreshing: true } : { status: 'loading' }));
    void find(csType, controller.signal).then((next) => {
      if (controller.signal.aborted) return;
      if (next.status === 'ready') found.current = wanted;
      setState(next);
    });
    return () => controller.abort();
  }, [csType, language, attempt]);
  return state;
}
