import { useEffect, useEffectEvent, useState } from 'react';
import { vipLevels } from '#api/vip.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useRemote } from '#core/data/remote.ts';
import { type StoredName, localStore } from '#core/data/storage.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useMember } from '#core/session/member.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { useLayerOpen } from '#ui/Dialog/useLayerOpen.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';

const LevelUpDialog = lazyComponent(async () => (await import('./parts/LevelUpDialog.tsx')).LevelUpDialog);

/** Local storage key of the highest level that a member has been told of on this device. */
const keyOf = (memberId: string): StoredName => `vipLevelSeen:${memberId}`;

interface LevelWatchProps {
  /** A dialog is open, which a new level does not open over. */
  readonly paused: boolean;
  /** Called when a new level opens and when it closes. */
  readonly onShow: (shown: boolean) => void;
}

/**
 * Shows a level when the member has risen to it (VIP-02): once per level and account, never over another dialog, and not during
 * a break. The first level that is seen on a device is no news.
 */
export function LevelWatch({ paused, onShow }: LevelWatchProps) {
  const { info } = useMember();
  const member = info.status === 'ready' ? info.value : null;
  const id = member?.id ?? null;
  const rank = member?.clubLabel?.rankLevel ?? 0;
  const seen = id === null ? null : localStore.get(keyOf(id));
  // What is seen is remembered when it is shown: that must not close it.
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (id !== null && localStore.get(keyOf(id)) === null) localStore.set(keyOf(id), String(rank));
  }, [id, rank]);
  if (id === null || !(shown === id || (seen !== null && rank > Number(seen)))) return null;
  return (
    <NewLevel
      key={id}
      above={Number(seen)}
      paused={paused}
      onShown={(reached) => {
        localStore.set(keyOf(id), String(reached));
        setShown(id);
        onShow(true);
      }}
      onClose={() => onShow(false)}
    />
  );
}

interface NewLevelProps {
  /** The highest rank that has been seen. */
  above: number;
  paused: boolean;
  onShown: (rank: number) => void;
  onClose: () => void;
}

function NewLevel({ above, paused, onShown, onClose }: NewLevelProps) {
  const [vip] = useRemote(vipLevels, { language: useLanguage() }, 'live');
  const [play] = usePlayStatus();
  const [open, setOpen] = useState<boolean | null>(null);
  const value = vip.status === 'ready' ? vip.value : null;
  const rank = value?.own?.rank ?? null;
  // RSP-06: until it is known that there is no break, nothing is celebrated.
  const isFree = play.status === 'ready' && play.value.rest === null;
  const isDue = open === null && !paused && isFree && rank !== null && rank > above;
  const layerOpen = useLayerOpen(isDue);
  const show = useEffectEvent(() => {
    setOpen(true);
    onShown(rank ?? above);
  });
  useEffect(() => {
    if (isDue && !layerOpen) show();
  }, [isDue, layerOpen]);
  const everShown = usePresence(open === true);
  const close = (): void => {
    setOpen(false);
    onClose();
  };
  return (
    <LazyDialogSection open={open === true} onClose={close}>
      {everShown && value !== null && rank !== null && (
        <LevelUpDialog open={open === true} rank={rank} levels={value.levels} onClose={close} />
      )}
    </LazyDialogSection>
  );
}
