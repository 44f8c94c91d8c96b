import { useState } from 'react';
import { memberDataCopy, memberMarketingSet, memberPrivacy } from '#api/privacy.ts';
import { dropKept } from '#core/data/dropKept.ts';
import { canKeep } from '#core/data/keptAnswers.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { keepsRecords } from '#core/data/useKeptAnswer.ts';
import { dayOf } from '#core/format/dates.ts';
import { saveFile } from '#core/format/saveFile.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { PrivacyCardProps } from './privacy.types.ts';

/** Props of "privacy" (SEC-05), connected to the platform. */
export function usePrivacy(): PrivacyCardProps {
  const { client, deployment } = usePlatform();
  const { info } = useMember();
  const choice = info.status === 'ready' ? keepsRecords(info.value.id) : null;
  const [, setKeeps] = useState(false);
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
    keeps: choice === null || !deployment.offline ? null : localStore.get(choice) !== null,
    async onKeeps(wanted) {
      const can = !wanted || (await canKeep());
      if (choice !== null && can) {
        if (wanted) localStore.set(choice, 'yes');
        else localStore.remove(choice);
      }
      if (!wanted) dropKept();
      setKeeps(wanted && can);
      return can;
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
