import { agentMessageMany } from '#api/agentSelection.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { MessagePanel } from '../parts/MessagePanel.tsx';
import { RequestWork } from './RequestWork.tsx';
import type { WorkPart } from './selection.types.ts';

/** A message to the picked accounts. */
export function MessageWork(part: WorkPart) {
  const { client } = usePlatform();
  const language = useLanguage();
  const { t } = useTranslation('agentMany');
  return (
    <RequestWork {...part}>
      {({ count }, send) => (
        <MessagePanel
          takesFocus
          submit={t('message.send', { count: formatCount(count, language) })}
          maybe={t('message.maybe')}
          onMessage={async (content) =>
            send(content, async (request) => client.call(agentMessageMany, { ...request, content }))
          }
        />
      )}
    </RequestWork>
  );
}
