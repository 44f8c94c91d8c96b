import { memberDataCopy, memberMarketingSet, memberPrivacy } from '#api/privacy.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { dayOf } from '#core/format/dates.ts';
import { saveFile } from '#core/format/saveFile.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { PrivacyCardProps } from './privacy.types.ts';

/** Props of "privacy" (SEC-05), connected to the platform. */
export function usePrivacy(): PrivacyCardProps {
  const { client } = usePlatform();
  const { pathname, search } = useLocation();
  const [privacy, { refresh, update }] = useRemote(memberPrivacy, {}, 'live');
  return {
    privacy,
    async onMarketing(channel, on) {
      const answer = await client.call(memberMarketingSet, { channel, on });
      // A lost answer may have had its effect.
      await (answer.ok ? update(() => answer.value) : refresh());
      return answer.ok ? null : answer.error;
    },
    async onCopy() {
      const answer = await client.call(memberDataCopy, {});
      if (answer.ok) {
        const name = `my-data-${dayOf(Date.parse(answer.value.madeAt))}.json`;
        saveFile(name, 'application/json', JSON.stringify(answer.value, null, 2));
      }
      return answer;
    },
    limitsHref: paths.memberCentre(pathname + search, 'limits'),
    onSupport: useOnSupport(),
  };
}
