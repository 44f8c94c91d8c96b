import { useSystemStatus } from '#core/site/site.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { BlockedScreenProps } from './system.types.ts';

/** Props of the blocked page (SYS-03), connected to the platform. */
export function useBlockedScreen(): BlockedScreenProps {
  const [status] = useSystemStatus();
  return {
    ip: status.status === 'ready' ? status.value.location.ip : null,
    onSupport: useOnSupport(),
  };
}
