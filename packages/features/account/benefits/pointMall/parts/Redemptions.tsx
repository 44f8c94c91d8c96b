import type { OwnFreeRounds } from '#api/freeRounds.ts';
import { wordOf } from '#api/open.ts';
import { type PointRedemption, redeemStatuses } from '#api/points.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge, type BadgeProps } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { OrderList } from '../../../money/orders/OrderList.tsx';
import { entry, side, textColumn } from '../../../money/orders/orders.css.ts';
import type { PlayHref, RedemptionsProps } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  'In Process': 'warning',
  Rejected: 'negative',
  Approved: 'positive',
};

interface RedemptionListProps {
  redemptions: RedemptionsProps;
  playHref: PlayHref;
}

/** The member's redemptions with their state, its times, the operator's remark, and what is left of free rounds. */
export function Redemptions({ redemptions, playHref }: RedemptionListProps) {
  const { t } = useTranslation('pointMall');
  return (
    <OrderList
      words={(of) => t(`redemptions.${of}`)}
      orders={redemptions.page}
      pageNo={redemptions.pageNo}
      onPage={redemptions.onPage}
    >
      {(order) => <Entry key={order.reference} order={order} playHref={playHref} />}
    </OrderList>
  );
}

function Entry({ order, playHref }: Omit<RedemptionListProps, 'redemptions'> & { order: PointRedemption }) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const pointsText = usePointsText();
  const { name, quantity, points, status, remark, reference, steps, at } = order;
  const nameOf = (word: PointRedemption['status']): string => {
    const known = redeemStatuses.find((each) => each === word);
    return known === undefined ? wordOf(word) : t(`redemptions.status.${known}`);
  };
  const { freeRounds: spins } = order;
  const href = spins?.state === 'open' ? playHref(spins) : null;
  const times = steps.length > 0 ? steps : [{ status, at }];
  return (
    <li className={entry}>
      <span className={textColumn}>
        <span>{`${name} · ${t('redemptions.quantity', { count: formatCount(quantity, language) })}`}</span>
        {spins !== null && <Spins spins={spins} />}
        {times.map((step) => (
          <Text as="span" size="sm" tone="muted" numeric key={wordOf(step.status)}>
            {t('redemptions.step', {
              status: nameOf(step.status),
              time: formatMoment(Date.parse(step.at), language),
            })}
          </Text>
        ))}
        {remark !== '' && (
          <Text as="span" size="sm">
            {t('redemptions.remark', { text: remark })}
          </Text>
        )}
        <Text as="span" size="sm" tone="muted" numeric>
          {t('done.reference', { reference: writtenReference(reference) })}
        </Text>
      </span>
      <span className={side}>
        <Badge tone={tones[wordOf(status)] ?? 'neutral'}>{nameOf(status)}</Badge>
        <Text as="span" weight="medium" numeric>
          {pointsText(points)}
        </Text>
        {href !== null && spins !== null && (
          <ButtonLink size="small" href={href}>
            <span>{t('spins.play')}</span>
            <VisuallyHidden>{` ${spins.gameName}`}</VisuallyHidden>
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

/** Where free rounds are played, how many are left until when, and what they have won. */
function Spins({ spins }: { spins: OwnFreeRounds }) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const { rounds, left, stake, won, state, endsAt, gameName: game, vendorName: vendor } = spins;
  const count = (value: number): string => formatCount(value, language);
  const counts = { left: count(left), rounds: count(rounds) };
  const texts: Readonly<Record<string, string>> = {
    played: t('spins.played'),
    lapsed: t('spins.lapsed', counts),
    open: `${t('spins.left', counts)} · ${t('spins.until', { time: formatMoment(Date.parse(endsAt), language) })}`,
  };
  return (
    <>
      <Text as="span" size="sm" numeric>
        {`${t('spins.each', { count: count(rounds), stake: money(stake) })} · ${t('spins.at', { game, vendor })}`}
      </Text>
      <Text as="span" size="sm" numeric>
        {[texts[wordOf(state)], /[1-9]/.test(won) && t('spins.won', { amount: money(won) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}
