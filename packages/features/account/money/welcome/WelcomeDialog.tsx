import { ChevronRight, House, KeyRound, Play, ShieldCheck } from 'lucide-react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { FlowUnknown } from '#core/flow/FlowUnknown.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FirstDepositForm } from './FirstDepositForm.tsx';
import { obstacleOf } from './welcome.model.ts';
import type { WelcomeDialogProps } from './welcome.types.ts';
import { row, rowButton, rowLink, rows } from './WelcomeDialog.css.ts';

/** Greets a new player: a first deposit with or without its bonus, and three other ways on of the same weight. */
export function WelcomeDialog(props: WelcomeDialogProps) {
  const { open, name, deposit, onClose } = props;
  const { t } = useTranslation('welcome');
  const ways: readonly (readonly [IconDrawing, string, string | null])[] = [
    [Play, t('ways.try'), props.tryHref],
    [ShieldCheck, t('ways.limits'), props.limitsHref],
    [House, t('ways.home'), props.homeHref],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={name === null ? t('title') : t('titleNamed', { name })}
      description={deposit.entry.offers.bonuses.length > 0 ? t('choose') : t('text')}
      closeLabel={t('common:close')}
    >
      <Stack gap="lg">
        <FirstDeposit {...props} />
        <ul role="list" className={rows}>
          {ways.map(
            ([icon, label, href]) =>
              href !== null && (
                <li key={label} className={row}>
                  <Anchor href={href} className={rowLink}>
                    <Icon of={icon} />
                    <span>{label}</span>
                    <Icon of={ChevronRight} size="small" />
                  </Anchor>
                </li>
              ),
          )}
          {props.onPasskey !== null && (
            <li className={row}>
              <button
                type="button"
                className={classes(rowLink, rowButton)}
                aria-haspopup="dialog"
                onClick={props.onPasskey}
              >
                <Icon of={KeyRound} />
                <span>{t('ways.passkey')}</span>
                <Icon of={ChevronRight} size="small" />
              </button>
            </li>
          )}
        </ul>
      </Stack>
    </Dialog>
  );
}

/** The form of a first deposit, or why there is none. */
function FirstDeposit({ deposit, cashierHref }: WelcomeDialogProps) {
  const { t } = useTranslation('welcome');
  const deposits = useTranslation('deposit').t;
  if (cashierHref === null) return null;
  if (deposit.step.kind === 'unknown') {
    return <FlowUnknown of="deposit" flow={deposit.flow} onSupport={deposit.onSupport} />;
  }
  const obstacle = obstacleOf(deposit);
  switch (obstacle) {
    case 'loading':
      return (
        <div role="status">
          <LoadingNote />
          <Skeleton shape="text" lines={4} />
        </div>
      );
    case 'failed':
      return deposit.methods.status === 'failed' ? (
        <FailedState compact level={3} title={deposits('failed')} failed={deposit.methods} />
      ) : null;
    case 'limit':
    case 'break':
    case 'closed':
      return (
        <Stack gap="sm">
          <Text>{t(`obstacle.${obstacle}`)}</Text>
          {obstacle === 'limit' && (
            <ButtonLink href={cashierHref} tone="outline" fullWidth>
              {t('toCashier')}
            </ButtonLink>
          )}
        </Stack>
      );
    case null:
      return <FirstDepositForm deposit={deposit} />;
  }
}
