import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostOptions } from '../hostRules.ts';
import { grafanaDashboard } from './grafana.ts';
import { switchScript } from './switch.ts';
import { systemdFiles } from './systemd.ts';

const asIs = ['alerts.yaml', 'prometheus.yaml', 'slo.md'] as const;

/** The files for those who run a site, by their paths. */
export function kitFiles(options: HostOptions): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(asIs.map((name) => [`kit/${name}`, readFileSync(join(import.meta.dirname, name), 'utf8')])),
    ...systemdFiles(options),
    'kit/switch.sh': switchScript(options),
    'kit/grafana.json': `${JSON.stringify(grafanaDashboard, null, 2)}\n`,
  };
}
