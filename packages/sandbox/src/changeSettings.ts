import type { Sandbox } from './sandbox.ts';
import { type SandboxSettings, defaultSettings } from './settings.ts';

/** Changes the given settings. Joins the open transaction if there is one. */
export function changeSettings(sandbox: Sandbox, patch: Partial<SandboxSettings>): void {
  sandbox.store.transaction(() => sandbox.store.put('settings', 'site', { ...sandbox.settings, ...patch }));
}

/** Adds the settings that are missing in a sandbox of an earlier version, with their defaults. */
export function completeSettings(sandbox: Sandbox): void {
  const stored = sandbox.settings;
  if (Object.keys(defaultSettings).every((name) => name in stored)) return;
  sandbox.store.transaction(() => sandbox.store.put('settings', 'site', { ...defaultSettings, ...stored }));
}
