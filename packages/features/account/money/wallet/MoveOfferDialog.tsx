import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { usePlayStop } from '#core/session/playStatus.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { emptyWallet, isUnresolved, sidesOf } from './moves.model.ts';
import { MoveForm } from './parts/MoveForm.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { useMoves } from './useMoves.ts';

/** Over a game: the form that moves money to its vendor, asked once. Nothing moves without the player's word. */
export function MoveOfferDialog({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation('wallet');
  const moves = useMoves(true);
  const { wallets, form, busy } = moves;
  const value = wallets.status === 'ready' ? wallets.value : { list: [], autoMove: true };
  const { list } = value;
  // Nothing is offered to a player who takes a break or has reached a limit, nor before that is known.
  const { isOpen } = usePlayStop('launch');
  const empty = isOpen ? emptyWallet(value, vassalage) : null;
  // Stays after the money has moved, to say so.
  const [asked, setAsked] = useState(false);
  if (empty !== null && !asked) setAsked(true);
  const [closed, setClosed] = useState(false);
  const choose = useEffectEvent(() => moves.onTo(vassalage));
  useEffect(() => choose(), [vassalage]);
  const sides = sidesOf(list, form);
  const name = list.find(({ id }) => id === vassalage)?.name ?? vassalage;
  const done = moves.move.state.status === 'done';
  const close = (): void => setClosed(true);
  return (
    <Dialog
      open={asked && !closed}
      onOpenChange={close}
      title={done ? t('offer.done') : t('offer.title', { name })}
      width="dialog"
      closeLabel={t('common:close')}
      actions={
        <Button tone={done ? 'accent' : 'outline'} onClick={close}>
          {t(done ? 'offer.play' : 'offer.later')}
        </Button>
      }
    >
      <Stack gap="md">
        {!done && <Text>{t('offer.text')}</Text>}
        <Outcome {...moves} />
        {!done && !isUnresolved(moves) && sides !== null && (
          <MoveForm
            wallets={list}
            sides={sides}
            form={form}
            busy={busy}
            onFrom={moves.onFrom}
            onTo={moves.onTo}
            onSwap={moves.onSwap}
            onType={moves.onType}
            onMove={moves.onMove}
          />
        )}
      </Stack>
    </Dialog>
  );
}
