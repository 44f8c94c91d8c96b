import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ApiError } from '#api/errors.ts';
import { Box, type BoxTone } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { refusalOf } from '../rebate.model.ts';
import type { RebateScreenProps } from '../RebateScreen.tsx';
import { type MoneyFormat, moneyText } from './moneyText.ts';

interface OutcomeProps extends MoneyFormat, Pick<RebateScreenProps, 'claim' | 'balance'> {
  /** It answers a press: whoever pressed is led to it. */
  takesFocus: boolean;
  onRepeat: () => void;
}

/** What became of the last claim; nothing where there was none. */
export function Outcome({ claim, balance, takesFocus, onRepeat, ...format }: OutcomeProps) {
  const { t } = useTranslation('rebate');
  const money = moneyText(format);
  switch (claim.status) {
    case 'idle':
      return null;
    case 'done':
      return (
        <Panel
          key="done"
          tone="positiveSoft"
          icon={CircleCheck}
          title={t('done.title', { amount: money(claim.value.amount) })}
          takesFocus={takesFocus}
        >
          {balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
          <Text size="sm">{t('done.reference', { reference: claim.value.reference })}</Text>
        </Panel>
      );
    case 'refused':
      return (
        <Panel
          key="refused"
          tone="negativeSoft"
          icon={TriangleAlert}
          title={t('refused.title')}
          takesFocus={takesFocus}
        >
          <Text>
            <Refusal error={claim.error} />
          </Text>
          <Text size="sm">{t('refused.safe')}</Text>
        </Panel>
      );
    // A claim is sent from within the dialog: what is on its way here is the repeat of one.
    case 'sending':
    case 'unknown':
      return (
        <Panel
          key="unknown"
          tone="warningSoft"
          icon={CircleHelp}
          title={t('unknown.title', { amount: money(claim.input.amount) })}
          takesFocus={takesFocus}
        >
          <Text>{t('unknown.text')}</Text>
          <div role="status">
            <Text size="sm">
              {claim.status === 'sending' ? t('unknown.checking') : <ErrorText error={claim.error} />}
            </Text>
          </div>
          <Inline>
            <Button busy={claim.status === 'sending'} onClick={onRepeat}>
              {t('unknown.check')}
            </Button>
          </Inline>
        </Panel>
      );
  }
}

function Refusal({ error }: { error: ApiError }) {
  const { t } = useTranslation('rebate');
  const reason = refusalOf(error);
  return reason === null ? <ErrorText error={error} /> : t(`refused.${reason}`);
}

interface PanelProps {
  tone: BoxTone;
  icon: IconDrawing;
  title: string;
  takesFocus: boolean;
  children: ReactNode;
}

/** Whatever was pressed may be gone by now, so the focus comes here, and with it what a screen reader says. */
function Panel({ tone, icon, title, takesFocus, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears.
  }, []);
  return (
    <Box as="section" tone={tone} radius="card" padding="md" aria-labelledby={id}>
      <Stack gap="xs">
        <Inline gap="xs" wrap={false} align="start">
          <Icon of={icon} />
          <Heading level={3} size="md" id={id} tabIndex={-1} ref={heading}>
            {title}
          </Heading>
        </Inline>
        {children}
      </Stack>
    </Box>
  );
}
