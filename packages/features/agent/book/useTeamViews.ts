import { agentViewSet, agentViews } from '#api/agentBook.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import type { Sent, TeamViewsProps, ViewChange } from './book.types.ts';

/** How long a removed view can be brought back, in ms. */
const undoMs = 10_000;

/** The saved views of the agent and how to change them (AGT-04b), connected to the platform. */
export function useTeamViews(): Pick<TeamViewsProps, 'views' | 'onChange' | 'onRemove'> {
  const { t } = useTranslation('agentBook');
  const [views, { update }] = useRemote(agentViews, {}, 'live');
  const set = useChange(agentViewSet, update);
  const toast = useToast();
  const errorText = useRefusalText('agentBook');
  const onChange = async (change: ViewChange): Promise<Sent> => {
    const answer = await set(change);
    return answer.ok ? null : answer.error;
  };
  const told = async (change: ViewChange): Promise<boolean> => {
    const error = await onChange(change);
    if (error !== null) toast.show({ id: 'teamView', tone: 'negative', text: errorText(error) });
    return error === null;
  };
  return {
    views,
    onChange,
    async onRemove({ name, ...view }) {
      if (!(await told({ action: 'remove', name }))) return;
      toast.show({
        id: 'teamView',
        text: t('views.removed', { name }),
        duration: undoMs,
        action: { label: t('views.undo'), onPress: () => void told({ action: 'save', name, view }) },
      });
    },
  };
}
