import { useState } from 'react';
import { referralInfo, referralList } from '#api/referral.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { copyText } from '#core/format/copyText.ts';
import { saveCode } from '#core/format/saveCode.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useLocation } from '#core/routing/router.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import type { ReferralScreenProps } from './referral.types.ts';

const pageSize = 10;

/** Props of the page that invites friends (MEM-03f), connected to the platform. */
export function useReferralScreen(): ReferralScreenProps {
  const { deployment, origin } = usePlatform();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const centreHref = useCentreHref(pathname + search);
  const [pageNo, setPageNo] = useState(1);
  const [info] = useRemote(referralInfo, { language }, 'live');
  const [friends] = useRemote(referralList, { pageNo, pageSize }, 'list');
  const hosts = { origin, link: deployment.linkHosts };
  return {
    info: mapRemote(info, ({ link, ...rest }) => ({ ...rest, link: safeUrl('link', link, hosts)?.href ?? null })),
    friends,
    pageNo,
    rewardsHref: centreHref('rewardCenter'),
    canShare: typeof navigator.share === 'function',
    onShare(link) {
      const site = new URL(link).host;
      // Rejects when the player closes the sheet, which is no failure.
      void navigator.share({ title: site, text: t('share.message', { site }), url: link }).catch(() => {});
    },
    onCopy: copyText,
    onSaveCode: saveCode,
    onPage: setPageNo,
  };
}
