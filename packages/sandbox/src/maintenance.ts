import type { Sandbox } from './sandbox.ts';
import { iso } from './time.ts';

/** Whether the platform is closed now: the operator has closed it, or an announced maintenance has begun and not ended. */
export function isClosed({ settings, now }: Sandbox): boolean {
  const { maintenance, maintenanceStart, maintenanceEnd } = settings;
  const hasBegun = maintenanceStart !== null && maintenanceStart <= now();
  return maintenance || (hasBegun && (maintenanceEnd === null || now() < maintenanceEnd));
}

/** The maintenance as the contract tells of it. An announced one that has ended is no longer told of. */
export function maintenanceView(sandbox: Sandbox) {
  const { settings, now } = sandbox;
  const { maintenanceStart: start, maintenanceEnd: end } = settings;
  const maintenance = isClosed(sandbox);
  const isAhead = !maintenance && start !== null && start > now();
  return {
    maintenance,
    maintenanceStart: isAhead ? iso(start) : null,
    maintenanceEnd: end !== null && (maintenance || isAhead || start === null) ? iso(end) : null,
  };
}
