import { agentAssistantOpen, agentAssistantSet, agentAssistants } from '#api/agentAssistants.ts';
import { ok } from '#api/errors.ts';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { copyText } from '#core/format/copyText.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useSearchParams } from '#core/routing/router.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import { readText } from '#text/readText.ts';
import type { AssistantsScreenProps } from './assistants.types.ts';

const Log = lazyComponent(async () => (await import('./log/ConnectedAssistantLog.tsx')).ConnectedAssistantLog);

/** Props of the assistants of an agent (AGT-15), connected to the platform. */
export function useAssistantsScreen(): AssistantsScreenProps {
  const [assistants] = useRemote(agentAssistants, {}, 'live');
  const open = useChange(agentAssistantOpen);
  const set = useChange(agentAssistantSet);
  const [search] = useSearchParams();
  return {
    first: search.get('ref') === 'log' ? 'log' : 'list',
    assistants,
    credential: useCredentialSource(),
    async onDo(task, { username, nickname, rights, credential }) {
      if (task.action === 'open') {
        const named = readText(nickname) === '' ? {} : { nickname: readText(nickname) };
        const opened = await open({ username: readText(username), ...named, rights, credential });
        if (!opened.ok) return opened;
        return ok({ account: opened.value.assistant.account, password: opened.value.firstPassword });
      }
      const { action, of } = task;
      const done = await set({ id: of.id, action, ...(action === 'rights' && { rights }), credential });
      if (!done.ok) return done;
      const { firstPassword } = done.value;
      return ok(firstPassword === null ? null : { account: of.account, password: firstPassword });
    },
    onCopy: copyText,
    Log,
  };
}
