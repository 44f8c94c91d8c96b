import { type PointReward, rewardKinds } from '#api/pointReward.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { stateOfReward } from '../pointMall.model.ts';
import { usePointsText } from '../usePointsText.ts';
import { RewardArt } from './RewardArt.tsx';
import { body, card, details, foot, picture } from './RewardCard.css.ts';

interface RewardCardProps {
  reward: PointReward;
  points: number | null;
  onRedeem: (reward: PointReward) => void;
}

/** A reward with its price, what it asks for, how many there are, and the button or why it cannot be had. */
export function RewardCard({ reward, points, onRedeem }: RewardCardProps) {
  const { t } = useTranslation('pointMall');
  const pointsText = usePointsText();
  const price = pointsText(reward.pointsRequirement);
  const state = stateOfReward(reward, points);
  const kind = rewardKinds.find((each) => each === reward.kind) ?? 'other';
  return (
    <Card as="li" padding="none">
      <div className={card}>
        <div className={picture}>
          {reward.image === null ? (
            <RewardArt drawing={reward.drawing} />
          ) : (
            <LazyImage src={reward.image} alt="" ratio="3:2" />
          )}
        </div>
        <div className={body}>
          <div>
            <Badge>{t(`shop.kinds.${kind}`)}</Badge>
          </div>
          <Heading level={3} size="md">
            {reward.name}
          </Heading>
          {reward.text !== '' && (
            <Text size="sm" tone="muted">
              {reward.text}
            </Text>
          )}
          <Details reward={reward} />
          <div className={foot}>
            <Text weight="strong" size="lg" numeric>
              {price}
            </Text>
            {state.kind === 'open' ? (
              <Button aria-haspopup="dialog" onClick={() => onRedeem(reward)}>
                <span>{t('shop.redeem')}</span>
                <VisuallyHidden>{` ${t('shop.redeemName', { name: reward.name, points: price })}`}</VisuallyHidden>
              </Button>
            ) : (
              <Text size="sm" tone="muted">
                {state.kind === 'points'
                  ? t('shop.state.points', { points: pointsText(state.missing) })
                  : t(`shop.state.${state.kind}`)}
              </Text>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

function Details({ reward }: Pick<RewardCardProps, 'reward'>) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const {
    amountRequirement: needs,
    redeemQuantity: most,
    redeemLeft,
    availableQuantity: left,
    turnover,
    freeRounds,
    endsAt,
  } = reward;
  const count = (value: number): string => formatCount(value, language);
  const lines = [
    most !== null &&
      (redeemLeft === null
        ? t('shop.perPerson', { count: count(most) })
        : t('shop.ownLeft', { count: count(redeemLeft), most: count(most) })),
    left !== null && left > 0 && t('shop.left', { count: count(left) }),
    turnover !== null && t('shop.turnover', { amount: money(turnover) }),
    endsAt !== null && t('shop.ends', { time: formatMoment(Date.parse(endsAt), language) }),
  ].filter((line) => line !== false);
  return (
    <div className={details}>
      {freeRounds !== null && <Spins spins={freeRounds} />}
      {lines.length > 0 && (
        <Text size="sm" numeric>
          {lines.join(' · ')}
        </Text>
      )}
      {needs !== null && <Needs needs={needs} money={money} />}
    </div>
  );
}

/** What free rounds are: how many of which stake, where, until when, and what their wins bind. */
function Spins({ spins }: { spins: NonNullable<PointReward['freeRounds']> }) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const { rounds, stake, gameName, vendorName, days, turnoverPercent } = spins;
  const lines = [
    t('spins.days', { days }),
    turnoverPercent > 0 && t('spins.turnover', { times: turnoverPercent / 100 }),
  ].filter((line) => line !== false);
  return (
    <>
      <Text size="sm" numeric>
        <span>{t('spins.each', { count: formatCount(rounds, language), stake: money(stake) })}</span>
        <br />
        <span>{t('spins.at', { game: gameName, vendor: vendorName })}</span>
      </Text>
      <Text size="sm" numeric>
        {lines.join(' · ')}
      </Text>
    </>
  );
}

/** What has to be deposited or wagered first. A member sees how much of it there is. */
function Needs({
  needs,
  money,
}: {
  needs: NonNullable<PointReward['amountRequirement']>;
  money: (amount: string) => string;
}) {
  const { t } = useTranslation('pointMall');
  const of = typeof needs.of === 'string' ? needs.of : 'other';
  const text = t(`shop.needs.${of}`, { amount: money(needs.amount), days: needs.days });
  if (needs.done === null) return <Text size="sm">{text}</Text>;
  return (
    <Progress
      label={text}
      value={Number(needs.done)}
      target={Number(needs.amount)}
      text={t('shop.needs.progress', { done: money(needs.done), amount: money(needs.amount) })}
    />
  );
}

/** Skeleton of a reward. */
export function RewardCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <Skeleton shape="block" ratio="3:2" />
      <div className={body}>
        <Skeleton shape="text" lines={4} />
      </div>
    </Card>
  );
}
