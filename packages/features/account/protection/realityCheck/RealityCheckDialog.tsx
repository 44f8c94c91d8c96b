import { Amount } from '#core/components/Amount.tsx';
import { stopTitles, usePlayStopText } from '#core/components/PlayStopped.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { playedText } from './playedText.ts';
import type { RealityCheckProps } from './realityCheck.types.ts';

/**
 * Reality check over a running game (RSP-04): how long, what was staked, and the result. The focus starts on the dialog
 * itself, so that a key meant for the game answers nothing.
 */
export function RealityCheckDialog(props: RealityCheckProps) {
  const { open, session, minutes, stop, recordsHref, onGoOn, onLeave } = props;
  const { t } = useTranslation('limits');
  const stopText = usePlayStopText();
  const time = playedText(t, minutes);
  const title = stop === null ? t('check.title', { time }) : t(stopTitles[stop.reason]);
  return (
    <Dialog
      open={open}
      onOpenChange={onGoOn}
      title={title}
      width="dialog"
      role="alertdialog"
      dismissible={false}
      actions={
        <>
          <Button tone="outline" onClick={onGoOn}>
            {t(stop === null ? 'check.goOn' : 'check.stay')}
          </Button>
          <Button onClick={onLeave}>{t('check.leave')}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{stop === null ? t('check.text') : `${stopText(stop)} ${t('stop.open')}`}</Text>
        {session !== null && (
          <FactList>
            <Fact label={t('check.staked')}>
              <Amount value={session.stake} />
            </Fact>
            {session.waiting > 0 && (
              <Fact label={t('check.open')}>
                <Amount value={session.openStake} />
              </Fact>
            )}
            <Fact label={t('check.won')}>
              <Amount value={session.win} />
            </Fact>
            <Fact label={t('check.result')}>
              <Amount sign="always" value={session.result} />
            </Fact>
          </FactList>
        )}
        <div>
          <ButtonLink href={recordsHref} tone="quiet" size="small">
            {t('check.records')}
          </ButtonLink>
        </div>
      </Stack>
    </Dialog>
  );
}
