import { useSyncExternalStore } from 'react';
import { Text } from '#ui/Text/Text.tsx';
import { guideMessages } from './guide/guideMessages.ts';
import type { SandboxContext } from './sandboxPlatform.ts';
import { asTheStorySays } from './toolbar.ts';

interface FixedHereProps {
  readonly sandbox: SandboxContext;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Says that persona and system of the toolbar have no effect on a story that asks the platform nothing. */
export function FixedHere({ sandbox: { asked }, globals }: FixedHereProps) {
  const wasAsked = useSyncExternalStore(asked.subscribe, asked.get);
  const isChosen = [globals['persona'], globals['system']].some((choice) => choice !== asTheStorySays);
  if (wasAsked || !isChosen) return null;
  return (
    <aside>
      <Text tone="muted">{guideMessages(globals).fixedHere}</Text>
    </aside>
  );
}
