import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { PushState } from '#api/push.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PushProps } from '../notifications.types.ts';
import { list } from './PushSettings.css.ts';

/** What the player's devices tell of while the site is closed (MEM-04e). The browser asks for its permission after a tap only. */
export function PushSettings(props: PushProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack as="section" gap="md">
      <Heading level={3} size="md">
        {t('push.title')}
      </Heading>
      <Text>{t('push.text')}</Text>
      <RemoteView compact remote={props.state} failed={t('push.failed')} skeleton={<Skeleton shape="text" lines={4} />}>
        {(value) => <Devices {...props} value={value} />}
      </RemoteView>
    </Stack>
  );
}

type Problem = Awaited<ReturnType<PushProps['onTurnOn']>>;
type Attempt = (work: () => Promise<Problem>) => void;

function Devices({ value, here, onTurnOn, onEnd, onKind, onAmounts }: PushProps & { value: PushState }) {
  const { t } = useTranslation('notifications');
  const lock = useActionLock();
  const [problem, setProblem] = useState<Problem>(null);
  const attempt: Attempt = (work) => void lock.run(async () => setProblem(await work()));
  const { kinds, amounts, devices, blocked, most } = value;
  return (
    <Stack gap="md">
      {devices.some(({ current }) => current) ? (
        <Inline gap="sm" align="center">
          <Text>{t('push.isOn')}</Text>
          <Button
            tone="outline"
            icon={<Icon of={BellOff} size="small" />}
            busy={lock.busy}
            onClick={() => attempt(() => onEnd('this'))}
          >
            {t('push.off')}
          </Button>
        </Inline>
      ) : (
        <TurnOn
          {...{ here, blocked, most }}
          count={devices.length}
          busy={lock.busy}
          onTurnOn={() => attempt(onTurnOn)}
        />
      )}
      {problem !== null && <Why problem={problem} />}
      {devices.length > 0 && (
        <>
          <Stack as="section" gap="xs">
            <Heading level={4} size="md">
              {t('push.kindsTitle')}
            </Heading>
            {kinds.map(
              ({ kind, on }) =>
                typeof kind === 'string' && (
                  <Checkbox
                    key={kind}
                    label={t(`push.kinds.${kind}`)}
                    checked={on}
                    onChange={(next) => attempt(() => onKind(kind, next))}
                  />
                ),
            )}
            <Checkbox label={t('push.amounts')} checked={amounts} onChange={(next) => attempt(() => onAmounts(next))} />
          </Stack>
          <Text size="sm" tone="muted">
            {t('push.night')}
          </Text>
          <DeviceList devices={devices} onEnd={(id) => attempt(() => onEnd(id))} />
        </>
      )}
    </Stack>
  );
}

interface TurnOnProps extends Pick<PushProps, 'here'>, Pick<PushState, 'blocked' | 'most'> {
  count: number;
  busy: boolean;
  onTurnOn: () => void;
}

/** The way to be told on this device, or why there is none. */
function TurnOn({ here, blocked, most, count, busy, onTurnOn }: TurnOnProps) {
  const { t } = useTranslation('notifications');
  const full = count >= most ? t('push.most', { most }) : null;
  const why = blocked !== null ? t(`push.blocked.${blocked}`) : here !== 'ready' ? t(`push.here.${here}`) : full;
  if (why !== null) return <Text tone="muted">{why}</Text>;
  return (
    <Inline>
      <Button icon={<Icon of={BellRing} size="small" />} busy={busy} onClick={onTurnOn}>
        {t('push.on')}
      </Button>
    </Inline>
  );
}

function Why({ problem }: { problem: ApiError | 'notAsked' | 'notReached' }) {
  const { t } = useTranslation('notifications');
  const refusalText = useRefusalText('notifications');
  const title = typeof problem === 'string' ? t(`push.${problem}`) : refusalText(problem);
  return <ErrorState size="compact" announce title={title} />;
}

function DeviceList({ devices, onEnd }: Pick<PushState, 'devices'> & { onEnd: (id: string) => void }) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  return (
    <Stack gap="xs">
      <Heading level={4} size="md">
        {t('push.devices')}
      </Heading>
      <ul role="list" className={list}>
        {devices.map(({ id, name, since }) => {
          const shown = name || t('push.unknown');
          return (
            <li key={id}>
              <Inline gap="sm" justify="between" align="center">
                <Stack gap="xxs">
                  <Text translate="no">{shown}</Text>
                  <Text size="sm" tone="muted">
                    {t('push.since', { time: formatMoment(Date.parse(since), language) })}
                  </Text>
                </Stack>
                <Button tone="quiet" size="small" onClick={() => onEnd(id)}>
                  <span aria-hidden="true">{t('push.remove')}</span>
                  <VisuallyHidden>{t('push.removeOf', { name: shown })}</VisuallyHidden>
                </Button>
              </Inline>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
