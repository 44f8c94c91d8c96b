import { agentMessageMany } from '#api/agentSelection.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { MessagePanel } from '../parts/MessagePanel.tsx';
import { Results } from './parts/Results.tsx';
import type { WorkPart } from './selection.types.ts';
import { useManyRequest } from './useManyRequest.ts';
import { useSelection } from './useSelection.ts';
import { WorkDialog } from './WorkDialog.tsx';

/** A message to the picked accounts. */
export function MessageWork(part: WorkPart) {
  const { client } = usePlatform();
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  const state = useSelection(part.ids);
  const { results, send } = useManyRequest(state);
  return (
    <WorkDialog
      {...part}
      count={part.ids.size}
      state={state}
      outcome={results && <Results list={results} onClose={part.onClose} />}
    >
      {({ count }) => (
        <MessagePanel
          takesFocus
          submit={t('message.send', { count: formatCount(count, language) })}
          maybe={t('message.maybe')}
          onMessage={async (content) =>
            send(content, async (request) => client.call(agentMessageMany, { ...request, content }))
          }
        />
      )}
    </WorkDialog>
  );
}
