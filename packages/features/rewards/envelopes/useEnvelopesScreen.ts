import { usePlatform } from '#core/data/platform.tsx';
import { useOpenReference } from '#core/routing/useOpenReference.ts';
import type { EnvelopesScreenProps } from './envelopes.types.ts';
import { useEnvelopeOpening, useEnvelopes } from './useEnvelopes.ts';
import { useRainClosed } from './useRainClosed.ts';

/** Props of the red envelopes (GEN-04g, LCK-01), connected to the platform. */
export function useEnvelopesScreen(): EnvelopesScreenProps {
  const { clock } = usePlatform();
  const envelopes = useEnvelopes(true);
  const { reference, open, close } = useOpenReference();
  const list = envelopes.status === 'ready' ? envelopes.value : [];
  const envelope = list.find(({ id }) => id === reference) ?? null;
  const { reset, ...opening } = useEnvelopeOpening(envelope);
  const [rainClosed, onRainClosed] = useRainClosed(clock.now);
  return {
    ...opening,
    envelopes,
    chosen: reference === null ? null : { id: reference, envelope },
    rainClosed,
    onChoose(id) {
      reset();
      open(id);
    },
    onClose: close,
    onRainClosed,
  };
}
