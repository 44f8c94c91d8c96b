import { useState } from 'react';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { usePlatform } from '../data/platform.tsx';
import { dayOf, formatTime } from '../format/dates.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useAskHref } from '../site/useAskHref.ts';
import { tellUs } from './TellUs.css.ts';

/**
 * The way to customer service below a page that failed (CON-02), with a code that says which page it was and when. Hidden by its styles while
 * nothing has failed, so that what draws a failure, which the first view needs, does not have to know of it.
 * @param page its name, for the code
 */
export function TellUs({ page }: { page: string }) {
  const { t } = useTranslation('support');
  const { clock } = usePlatform();
  const [code] = useState(() => codeOf(page, clock.now()));
  const href = useAskHref()(code);
  if (href === null) return null;
  return (
    <div className={tellUs}>
      <Text size="sm">{t('failure.text', { code })}</Text>
      <Link href={href} size="touch">
        {t('failure.link')}
      </Link>
    </div>
  );
}

/** A page and a minute in the site's time zone, such as `E-withdraw-261121-1000`. */
const codeOf = (page: string, time: number): string =>
  `E-${page}-${dayOf(time).slice(2).replaceAll('-', '')}-${formatTime(time, 'EN').replace(':', '')}`;
