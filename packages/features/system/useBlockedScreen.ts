import { useSystemStatus } from '../shared/site.ts';
import { useOnSupport } from '../shared/support.ts';
import type { BlockedScreenProps } from './BlockedScreen.tsx';

/** Everything but the brand, which the site has to give. */
export function useBlockedScreen(): Omit<BlockedScreenProps, 'brand'> {
  const [status] = useSystemStatus();
  return {
    ip: status.status === 'ready' ? status.value.location.ip : null,
    onSupport: useOnSupport(),
  };
}
