import { Phone } from 'lucide-react';
import { useState } from 'react';
import { realityCheckIntervals } from '#api/playLimits.ts';
import type { PlayStatus } from '#api/responsiblePlay.ts';
import { PlayStopped } from '#core/components/PlayStopped.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { firstPeriod, groupLimits } from './limits.model.ts';
import type { LimitName, LimitsScreenProps } from './limits.types.ts';
import { cards } from './LimitsScreen.css.ts';
import { BreakForm } from './parts/BreakForm.tsx';
import { ChangeHistory } from './parts/ChangeHistory.tsx';
import { LimitCard } from './parts/LimitCard.tsx';
import { LimitForm } from './parts/LimitForm.tsx';
import { LimitMeter } from './parts/LimitMeter.tsx';
import { Review } from './parts/Review.tsx';
import { SelfTestSection } from './parts/SelfTestSection.tsx';

/** Responsible play (RSP-01 to RSP-04): limits, reality check, breaks, self-test, and where to find help. */
export function LimitsScreen(props: LimitsScreenProps) {
  const { status, history, pageNo, recordsHref, onSet, onConfirm, onBreak, onRealityCheck } = props;
  const { t } = useTranslation('limits');
  return (
    <Stack gap="lg">
      <RemoteView level={3} remote={status} failed={t('failed')} skeleton={<Skeleton shape="text" lines={12} />}>
        {(value) => (
          <Stack gap="lg">
            {value.rest !== null && (
              <Card tone="accentSoft" padding="md">
                <PlayStopped
                  level={3}
                  stop={{ reason: 'break', rest: value.rest }}
                  action={
                    <ButtonLink href={recordsHref} tone="outline">
                      {t('toRecords')}
                    </ButtonLink>
                  }
                />
              </Card>
            )}
            <Limits status={value} onSet={onSet} onConfirm={onConfirm} />
            <RealityCheck status={value} onRealityCheck={onRealityCheck} />
            <BreakForm onBreak={onBreak} />
            <SelfTestSection />
            <Helplines helplines={value.helplines} />
          </Stack>
        )}
      </RemoteView>
      <ChangeHistory history={history} pageNo={pageNo} onPage={props.onPage} />
    </Stack>
  );
}

interface LimitsProps extends Pick<LimitsScreenProps, 'onSet' | 'onConfirm'> {
  status: PlayStatus;
}

function Limits({ status, onSet, onConfirm }: LimitsProps) {
  const { t } = useTranslation('limits');
  /** The limit that the player chose to change, and how often one was chosen: each choice begins the form anew. */
  const [chosen, setChosen] = useState<{ readonly limit: LimitName; readonly times: number } | null>(null);
  const { groups, others } = groupLimits(status);
  return (
    <Stack gap="md">
      <Text>{t('intro', { hours: status.raiseHours })}</Text>
      {status.limitRequired && <Text>{t('required')}</Text>}
      {status.reviewDue && <Review limits={status.limits} onSet={onSet} />}
      <LimitForm
        key={chosen?.times}
        limit={chosen?.limit ?? { kind: 'deposit', period: firstPeriod(groups[0]?.limits ?? []) }}
        attention={chosen?.times ?? 0}
        status={status}
        onSet={onSet}
      />
      <div className={cards}>
        {groups.map((group) => (
          <LimitCard
            key={group.kind}
            group={group}
            onSet={onSet}
            onConfirm={onConfirm}
            onEdit={(limit) => setChosen({ limit, times: (chosen?.times ?? 0) + 1 })}
          />
        ))}
        {others.map((limit, index) => (
          <Card key={index} padding="md">
            <LimitMeter limit={limit} />
          </Card>
        ))}
      </div>
    </Stack>
  );
}

interface RealityCheckProps extends Pick<LimitsScreenProps, 'onRealityCheck'> {
  status: PlayStatus;
}

function RealityCheck({ status, onRealityCheck }: RealityCheckProps) {
  const { t } = useTranslation('limits');
  const [failed, setFailed] = useState(false);
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={3} size="md">
          {t('reality.title')}
        </Heading>
        <Select
          label={t('reality.every')}
          hint={t('reality.text')}
          error={failed ? t('reality.failed') : undefined}
          value={String(status.realityCheckMinutes)}
          onChange={(chosen) => {
            const minutes = realityCheckIntervals.find((each) => String(each) === chosen);
            if (minutes !== undefined) void onRealityCheck(minutes).then((error) => setFailed(error !== null));
          }}
          options={realityCheckIntervals.map((each) => ({
            value: String(each),
            label: t('minutes', { count: String(each) }),
          }))}
        />
      </Stack>
    </Card>
  );
}

function Helplines({ helplines }: Pick<PlayStatus, 'helplines'>) {
  const { t } = useTranslation('limits');
  if (helplines.length === 0) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={3} size="md">
          {t('help.title')}
        </Heading>
        <Text>{t('help.text')}</Text>
        {helplines.map(({ name, phone, note }) => (
          <Inline key={phone} gap="sm">
            <Icon of={Phone} size="small" />
            <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} size="touch">
              {t('help.call', { name, phone })}
            </Link>
            {note !== null && (
              <Text size="sm" tone="muted">
                {note}
              </Text>
            )}
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
