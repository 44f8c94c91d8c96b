import { Smartphone, X } from 'lucide-react';
import { useInstallCard } from '#core/app/useInstallCard.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';

/** Offers a player who comes back to their bets to install the site (RT-11b). @param userAgent overrides the browser's */
export function InstallCard({ userAgent }: { userAgent?: string }) {
  const { t } = useTranslation('records');
  const [due, putAway] = useInstallCard(userAgent);
  if (!due) return null;
  return (
    <Card padding="xs">
      <Inline gap="sm" align="center" justify="between" wrap={false}>
        <Icon of={Smartphone} />
        <Link href={paths.download()} size="touch">
          {t('install.offer')}
        </Link>
        <IconButton label={t('install.putAway')} icon={<Icon of={X} />} onClick={putAway} />
      </Inline>
    </Card>
  );
}
