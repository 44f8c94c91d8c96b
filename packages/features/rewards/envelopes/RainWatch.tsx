import { useEffect, useEffectEvent, useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { localStore } from '#core/data/storage.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useLayerOpen } from '#ui/Dialog/useLayerOpen.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { rainToShow } from './envelopes.model.ts';
import { useEnvelopeOpening, useEnvelopes } from './useEnvelopes.ts';
import { useRainClosed } from './useRainClosed.ts';

const EnvelopeDialog = lazyComponent(async () => (await import('./parts/EnvelopeDialog.tsx')).EnvelopeDialog);

/** Local storage key of when the last rain began that has opened by itself, in ms since 1970. */
const shownKey = 'rainShown';

interface RainWatchProps {
  /** A dialog is open, which the rain does not open over. */
  readonly paused: boolean;
  /** Called when the rain opens and when it closes. */
  readonly onShow: (shown: boolean) => void;
}

/**
 * Opens a rain of red envelopes by itself when it begins while the player is on the site (LCK-01): once, never over another
 * dialog, and not on a day on which the player has closed the rains.
 */
export function RainWatch({ paused, onShow }: RainWatchProps) {
  const { clock } = usePlatform();
  const [mountedAt] = useState(clock.own);
  const since = mountedAt + clock.offset();
  const [shownId, setShownId] = useState<string | null>(null);
  const { stop, isOpen } = usePlayStop('claim');
  const envelopes = useEnvelopes(isOpen);
  const [closed, setClosed] = useRainClosed(clock.now);
  const list = envelopes.status === 'ready' && stop === null ? envelopes.value : [];
  const rain = rainToShow(list, since);
  const dueAt = closed || paused || shownId !== null ? null : (rain?.opensAt ?? null);
  const envelope = list.find(({ id }) => id === shownId) ?? null;
  const { board, opening, balance, onOpen, reset } = useEnvelopeOpening(envelope);
  const everShown = usePresence(envelope !== null);

  const showRain = useEffectEvent(() => {
    localStore.set(shownKey, String(rain?.opensAt));
    setShownId(rain?.id ?? null);
    onShow(true);
  });
  const isDue = dueAt !== null && dueAt > Number(localStore.get(shownKey));
  // Also those that the site does not know of, such as the menu of a phone.
  const layerOpen = useLayerOpen(isDue);
  useEffect(() => {
    if (isDue && !layerOpen) showRain();
  }, [isDue, layerOpen]);

  const close = (): void => {
    setShownId(null);
    onShow(false);
    reset();
  };
  return (
    <LazyDialogSection open={envelope !== null} onClose={close}>
      {everShown && (
        <EnvelopeDialog
          chosen={envelope && { id: envelope.id, envelope }}
          board={board}
          opening={opening}
          balance={balance}
          onClose={close}
          onOpen={onOpen}
          onCloseToday={() => {
            setClosed(true);
            close();
          }}
        />
      )}
    </LazyDialogSection>
  );
}
