import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import type { AnyOperation } from '#api/operation.ts';
import en from '#locales/en/launch.json';
import th from '#locales/th/launch.json';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import type { LaunchPage } from './launch.model.ts';
import { LaunchScreen } from './LaunchScreen.tsx';
import { type LaunchOptions, useLaunchScreen } from './useLaunchScreen.ts';

export interface WiredProps extends LaunchOptions {
  page: LaunchPage;
  /** As if no frame ever loaded. */
  deaf?: boolean;
}

/** The screen as the site joins it, on the story's own platform. */
export function Wired({ page, deaf = false, ...options }: WiredProps) {
  const { pathname, search } = useLocation();
  const launch = useLaunchScreen(page, options);
  return (
    <div data-address={pathname + search}>
      <LaunchScreen {...launch} {...(deaf && { onLoaded: () => {} })} />
    </div>
  );
}

type Globals = { readonly language?: unknown };
export const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
export const frame = (root: HTMLElement) => root.querySelector('iframe');
export const src = (root: HTMLElement) => new URL(frame(root)?.src ?? 'about:blank');
export const opened = (root: HTMLElement) => waitFor(() => expect(frame(root)).toBeVisible());
export const address = (root: HTMLElement) => root.querySelector('[data-address]')?.getAttribute('data-address');
export const launches = ({ world }: SandboxContext) => [...world.store.entries('launches')].map(([, launch]) => launch);
export const at = (path: string, more: object = {}) => ({
  layout: 'fullscreen' as const,
  sandbox: { persona: 'member' as const, path, ...more },
});

/** Everything that the site asks the platform, by the names of the operations. */
export const asked: string[] = [];
/** With what it asked last. */
export const inputs: Record<string, unknown> = {};
export function listen({ platform }: SandboxContext): void {
  asked.length = 0;
  for (const id of Object.keys(inputs)) delete inputs[id];
  const { client } = platform;
  const call = client.call.bind(client);
  Object.assign(client, {
    call: (operation: AnyOperation, input: never, ...rest: [never]) => {
      asked.push(operation.id);
      inputs[operation.id] = input;
      return call(operation, input, ...rest);
    },
  });
}
