import type { PromotionState } from '#api/promotions.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { stateKey } from '../offer.model.ts';
import type { OfferViewProps } from '../offer.types.ts';

// Apart: few promotions ask for it.
const ApplicationForm = lazyComponent(async () => (await import('./ApplicationForm.tsx')).ApplicationForm);

type ActionProps = Omit<OfferViewProps, 'offer' | 'ranking'> & { of: PromotionState };

/** The one thing that can be done about a promotion now; nothing where the player waits or it is over. */
export function Action(props: ActionProps) {
  const { of, isMember, busy, failure, hrefs, onJoin, onLogin } = props;
  const { t } = useTranslation('offer');
  const errorText = useRefusalText('offer');
  const key = stateKey(of.state);
  if (key === 'join' && of.form !== null && isMember) {
    return (
      <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
        <ApplicationForm {...props} form={of.form} />
      </LazySection>
    );
  }
  return (
    <Stack gap="sm">
      {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} />}
      {key === 'join' && (
        <Button busy={busy} fullWidth onClick={isMember || of.form === null ? onJoin : onLogin}>
          {t(of.form === null ? 'join' : 'loginToApply')}
        </Button>
      )}
      {key === 'claim' && hrefs.rewards !== null && (
        <ButtonLink href={hrefs.rewards} fullWidth>
          {t('claim')}
        </ButtonLink>
      )}
      {key === 'joined' && of.terms.deposit !== null && hrefs.deposit !== null && (
        <ButtonLink href={hrefs.deposit} fullWidth>
          {t('deposit')}
        </ButtonLink>
      )}
      {(key === 'joined' || key === 'process') && hrefs.games !== null && (
        <ButtonLink href={hrefs.games} tone="soft" fullWidth>
          {t('games')}
        </ButtonLink>
      )}
    </Stack>
  );
}
