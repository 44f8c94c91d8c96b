import { Play } from 'lucide-react';
import { useState } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { TrialOffer, TryGameDialogProps } from './tryGame.types.ts';
import { game } from './TryGameDialog.css.ts';

/** Offers a game without money and without an account, and asks for the player's age with the same click (LGN-12, RSP-10). */
export function TryGameDialog({ open, offer, age, onPlay, gamesHref, onClose }: TryGameDialogProps) {
  const { t } = useTranslation('tryGame');
  const [isYounger, setIsYounger] = useState(false);
  const name = offer.status === 'ready' && offer.value !== null ? offer.value.name || offer.value.vendor : '';
  return (
    <Dialog
      width="dialog"
      open={open}
      onOpenChange={onClose}
      onClosed={() => setIsYounger(false)}
      title={name || t('title')}
      closeLabel={t('common:close')}
    >
      {offer.status === 'loading' && <OfferSkeleton />}
      {offer.status === 'failed' && <FailedState title={t('failed')} failed={offer} />}
      {offer.status === 'ready' && offer.value === null && (
        <EmptyState
          level={3}
          title={t('none.title')}
          text={t('none.text')}
          action={<ButtonLink href={gamesHref}>{t('none.games')}</ButtonLink>}
        />
      )}
      {offer.status === 'ready' &&
        offer.value !== null &&
        (isYounger && age !== null ? (
          <Younger age={age.minAge} onBack={() => setIsYounger(false)} />
        ) : (
          <Offer offer={offer.value} age={age} onPlay={onPlay} onYounger={() => setIsYounger(true)} />
        ))}
    </Dialog>
  );
}

interface OfferProps extends Pick<TryGameDialogProps, 'age' | 'onPlay'> {
  offer: TrialOffer;
  onYounger: () => void;
}

function Offer({ offer, age, onPlay, onYounger }: OfferProps) {
  const { t } = useTranslation('tryGame');
  const ages = useTranslation('age').t;
  return (
    <Stack gap="md">
      {offer.instead !== null && <Text size="sm">{t(`instead.${offer.instead}`)}</Text>}
      <div className={game}>
        <LazyImage src={offer.image} alt="" ratio="tile" radius="card" eager />
        <Stack gap="xs">
          <Text size="sm" tone="muted">
            {offer.vendor === '' ? t('mode') : `${offer.vendor} · ${t('mode')}`}
          </Text>
          <Text size="sm">{t('text')}</Text>
        </Stack>
      </div>
      <Stack gap="xs">
        <Button fullWidth icon={<Icon of={Play} size="small" />} onClick={() => onPlay(offer.href)}>
          {age === null ? t('play') : t('playFrom', { age: age.minAge })}
        </Button>
        {age !== null && (
          <Button tone="quiet" fullWidth onClick={onYounger}>
            {ages('younger', { age: age.minAge })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Younger({ age, onBack }: { age: number; onBack: () => void }) {
  const { t } = useTranslation('age');
  return (
    <EmptyState
      level={3}
      title={t('refusedTitle', { age })}
      text={t('refusedText')}
      action={
        <Button tone="outline" onClick={onBack}>
          {t('back')}
        </Button>
      }
    />
  );
}

function OfferSkeleton() {
  return (
    <div role="status" className={game}>
      <LoadingNote />
      <Skeleton shape="block" ratio="tile" />
      <Skeleton shape="text" lines={3} />
    </div>
  );
}
