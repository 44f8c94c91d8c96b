import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import type { PointDelivery } from '#api/points.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { ConfirmMoney } from '#core/flow/ConfirmMoney.tsx';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { mostOf } from '../pointMall.model.ts';
import type { MallDraft, PointMallScreenProps } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';

interface ConfirmPointsProps extends Pick<
  PointMallScreenProps,
  'draft' | 'balance' | 'password' | 'onQuantity' | 'onDelivery' | 'onCheck' | 'onConfirm' | 'onDismiss' | 'onSupport'
> {
  passwordState: PaymentPasswordStateValue;
}

/** Asks before points are spent: for what, where to, the points before and after, and the payment password. */
export function ConfirmPoints(props: ConfirmPointsProps) {
  const { draft, balance, passwordState } = props;
  const { t } = useTranslation('pointMall');
  const pointsText = usePointsText();
  const errorText = useRefusalText('pointMall');
  // Keeps its texts during the exit animation.
  const shown = usePresence(draft);
  const own = balance.status === 'ready' ? balance.value.points : null;
  const cost = shown?.points ?? 0;
  return (
    <ConfirmMoney
      asking={draft !== null}
      title={t(shown?.kind === 'convert' ? 'confirm.convert' : 'confirm.redeem')}
      submitLabel={t('confirm.do', { points: pointsText(cost) })}
      nothingMoved={t('refused.safe')}
      // The points before and after are part of what the player agrees to.
      ready={own !== null}
      factors={passwordState.factors}
      password={props.password}
      passwordState={passwordState}
      errorText={errorText}
      onCheck={props.onCheck}
      onConfirm={props.onConfirm}
      onDismiss={props.onDismiss}
      onSupport={props.onSupport}
    >
      {shown !== null && (
        <Stack gap="md">
          {shown.kind === 'redeem' && (
            <Choice draft={shown} points={own ?? 0} onQuantity={props.onQuantity} onDelivery={props.onDelivery} />
          )}
          <FactList>
            <What draft={shown} />
            {own !== null && <Fact label={t('confirm.before')}>{pointsText(own)}</Fact>}
            <Fact label={t('confirm.cost')}>{pointsText(cost)}</Fact>
            {own !== null && <Fact label={t('confirm.after')}>{pointsText(Math.max(0, own - cost))}</Fact>}
          </FactList>
          <Text size="sm">{t(`confirm.${noteOf(shown)}`)}</Text>
        </Stack>
      )}
    </ConfirmMoney>
  );
}

/** The note on what happens at once. Of a kind that the site does not know, it says what holds for goods. */
function noteOf(draft: MallDraft): 'credit' | 'spins' | 'goods' {
  if (draft.kind === 'convert' || draft.reward.kind === 'credit') return 'credit';
  return draft.reward.freeRounds === null ? 'goods' : 'spins';
}

/** What the points are for. */
function What({ draft }: { draft: MallDraft }) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  if (draft.kind === 'redeem') {
    const { name, freeRounds: spins } = draft.reward;
    return (
      <>
        <Fact label={t('confirm.reward')}>{name}</Fact>
        {spins !== null && (
          <>
            <Fact label={t('spins.game')}>{t('spins.at', { game: spins.gameName, vendor: spins.vendorName })}</Fact>
            <Fact label={t('confirm.receive')}>
              {t('spins.each', {
                count: formatCount(spins.rounds * draft.quantity, language),
                stake: money(spins.stake),
              })}
            </Fact>
            <Fact label={t('spins.time')}>{t('spins.days', { days: spins.days })}</Fact>
            {spins.turnoverPercent > 0 && (
              <Fact label={t('confirm.requirement')}>{t('spins.ofWins', { times: spins.turnoverPercent / 100 })}</Fact>
            )}
          </>
        )}
      </>
    );
  }
  return (
    <>
      <Fact label={t('confirm.receive')} translate="no">
        {money(draft.choice.amount)}
      </Fact>
      <Fact label={t('confirm.requirement')} translate="no">
        {money(draft.choice.requirement)}
      </Fact>
    </>
  );
}

interface ChoiceProps extends Pick<ConfirmPointsProps, 'onQuantity' | 'onDelivery'> {
  draft: Extract<MallDraft, { kind: 'redeem' }>;
  points: number;
}

/** How many, and for goods where to. */
function Choice({ draft, points, onQuantity, onDelivery }: ChoiceProps) {
  const { t } = useTranslation('pointMall');
  const { reward, quantity, delivery, problems } = draft;
  const most = mostOf(reward, points);
  const field = (name: keyof PointDelivery) => ({
    label: t(`confirm.${name}`),
    required: true,
    value: delivery[name],
    error: problems.includes(name) ? t(`confirm.problems.${name}`) : undefined,
    onChange: (value: string) => onDelivery({ [name]: value }),
  });
  return (
    <Stack gap="sm">
      {most > 1 && (
        <Stepper
          label={t('confirm.quantity')}
          decreaseLabel={t('confirm.less')}
          increaseLabel={t('confirm.more')}
          max={most}
          value={quantity}
          onChange={onQuantity}
        />
      )}
      {reward.kind === 'goods' && (
        <Stack gap="sm" as="section" aria-label={t('confirm.delivery')}>
          <TextInput {...field('name')} autoComplete="name" />
          <TextInput {...field('phone')} inputMode="tel" autoComplete="tel" />
          <TextArea {...field('address')} rows={3} />
        </Stack>
      )}
    </Stack>
  );
}
