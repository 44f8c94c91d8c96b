import { Gamepad2, Gift, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { SiteGains } from '../join.types.ts';
import { gain } from '../JoinScreen.css.ts';

const rows = [0, 1, 2] as const;
/** The names that are listed of many. */
const most = 4;

/** What one gets without an invitation: the bonus on a deposit, the games and the ways to pay. What the site has none of is left out. */
export function Gains({ gains }: { gains: Remote<SiteGains> }) {
  const { t } = useTranslation('join');
  const home = useTranslation('home').t;
  const money = useShortMoneyText();
  const id = useId();
  if (gains.status === 'failed') return null;
  if (gains.status === 'loading') {
    return (
      <LoadingArea>
        <Heading level={2}>{t('gets')}</Heading>
        <Card padding="none">
          {rows.map((row) => (
            <div key={row} className={gain}>
              <Icon of={Gift} />
              <Skeleton shape="text" lines={2} size="sm" />
            </div>
          ))}
        </Card>
      </LoadingArea>
    );
  }
  const { offer, vendors, payments } = gains.value;
  if (offer === null && vendors.length === 0 && payments.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('gets')}
      </Heading>
      <Card as="ul" role="list" padding="none" aria-labelledby={id}>
        {offer !== null && (
          <Gain
            icon={Gift}
            title={home('promotions.percent', { percent: offer.percent, most: money(offer.most) })}
            note={
              <>
                <Link href={offer.href}>{offer.title}</Link>
                <span>{` · ${offer.times === 0 ? home('promotions.free') : home('promotions.times', { times: offer.times })}`}</span>
              </>
            }
          />
        )}
        {vendors.length > 0 && (
          <Gain
            icon={Gamepad2}
            title={t('gains.vendors', { count: vendors.length })}
            note={<span translate="no">{vendors.slice(0, most).join(' · ')}</span>}
          />
        )}
        {payments.length > 0 && (
          <Gain icon={Wallet} title={t('gains.payments', { count: payments.length })} note={payments.join(' · ')} />
        )}
      </Card>
    </Stack>
  );
}

function Gain({ icon, title, note }: { icon: IconDrawing; title: string; note: ReactNode }) {
  return (
    <li className={gain}>
      <Icon of={icon} />
      <div>
        <Text weight="medium">{title}</Text>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </div>
    </li>
  );
}
