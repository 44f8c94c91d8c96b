import { useMemo, useState } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { type Platform, usePlatform } from '../data/platform.tsx';
import { localStore } from '../data/storage.ts';
import { useSite } from '../site/site.ts';

/** Local storage key of the age, in years, that was confirmed on this device. */
const storageKey = 'ageConfirmed';
/** The confirmed age where nothing can be stored. */
const confirmedHere = new WeakMap<Platform, number>();

/** What asks for the player's age. */
export interface AgeRequest {
  /** In years, of the operator's policy. */
  readonly minAge: number;
  readonly onConfirm: () => void;
}

export interface AgeConfirmation {
  /** False until this device has confirmed the operator's age, and while that age is not known. */
  readonly confirmed: boolean;
  /** Null while there is nothing to ask; otherwise the same object until the age changes. */
  readonly request: AgeRequest | null;
}

/**
 * Whether this device has confirmed the age that the operator asks for (RSP-10), once before the first play or sign-up. An
 * operator who raises the age asks again. A document, which is the same on every device, asks until it is taken over.
 */
export function useAgeConfirmation(): AgeConfirmation {
  const platform = usePlatform();
  const site = useSite();
  const hydrated = useHydrated();
  const [confirmedAge, setConfirmedAge] = useState(
    () => confirmedHere.get(platform) ?? Number(localStore.get(storageKey) ?? 0),
  );
  const minAge =
    site.status === 'loading' ? null : ((site.status === 'ready' ? site.value.policy.minAge : undefined) ?? defaultAge);
  const request = useMemo(
    () =>
      minAge === null
        ? null
        : {
            minAge,
            onConfirm() {
              confirmedHere.set(platform, minAge);
              localStore.set(storageKey, String(minAge));
              setConfirmedAge(minAge);
            },
          },
    [platform, minAge],
  );
  // A stored text that is no number confirms nothing.
  const confirmed = hydrated && minAge !== null && confirmedAge >= minAge;
  return { confirmed, request: confirmed ? null : request };
}

/** The contract's default, where the operator's policy cannot be read. */
const defaultAge = 21;
