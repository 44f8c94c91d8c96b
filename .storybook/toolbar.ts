import { personas } from './personas.ts';
import type { SandboxParameters } from './sandboxPlatform.ts';

/** States of the platform that the toolbar puts on top of what a story says. */
const systems: Readonly<Record<string, Pick<SandboxParameters, 'settings' | 'faults'>>> = {
  maintenance: { settings: { maintenance: true } },
  blocked: { settings: { regionRestriction: true } },
  slow: { faults: [{ match: '*', fault: { kind: 'delay', ms: 3_000 } }] },
  offline: { faults: [{ match: '*', fault: { kind: 'network' } }] },
};

/** The choice of the toolbar that leaves persona or system as the story says. */
export const asTheStorySays = 'story';
export const personaChoices: readonly string[] = [asTheStorySays, ...personas];
export const systemChoices: readonly string[] = [asTheStorySays, ...Object.keys(systems)];

interface Globals {
  readonly [name: string]: unknown;
}

/** What a story says, with what the toolbar puts on top of it. */
export function withToolbar(parameters: SandboxParameters, { persona, system }: Globals): SandboxParameters {
  const { settings, faults = [] } = systems[String(system)] ?? {};
  const chosen = personas.find((known) => known === persona);
  return {
    ...parameters,
    ...(chosen !== undefined && { persona: chosen }),
    settings: { ...parameters.settings, ...settings },
    // The first fault that matches a call applies to it.
    faults: [...faults, ...(parameters.faults ?? [])],
  };
}
