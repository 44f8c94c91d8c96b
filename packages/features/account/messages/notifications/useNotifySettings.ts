import { memberNotifySettings, memberNotifySettingsChange } from '#api/notifications.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { changeOf } from './notifications.model.ts';
import type { SettingsProps } from './notifications.types.ts';

/** How the member is told of events, connected to the platform. @param shown false asks for nothing */
export function useNotifySettings(shown: boolean, hasTeam: boolean): SettingsProps {
  const { client } = usePlatform();
  const [settings, { update }] = useRemote(memberNotifySettings, shown ? {} : null, 'live');
  const change = useChange(memberNotifySettingsChange, update);
  return {
    settings,
    hasTeam,
    async onSave(edits) {
      // A group and the quiet hours are sent whole: what another tab or device has changed of them stays.
      const latest = await client.call(memberNotifySettings, {});
      if (!latest.ok) return latest.error;
      const answer = await change(changeOf(latest.value, edits));
      return answer.ok ? null : answer.error;
    },
  };
}
