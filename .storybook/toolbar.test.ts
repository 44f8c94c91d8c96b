import { expect, it } from 'vitest';
import type { SandboxParameters } from './sandboxPlatform.ts';
import { withToolbar } from './toolbar.ts';

const lost = { match: 'walletBalance', fault: { kind: 'truncate' } } as const;
const story: SandboxParameters = {
  scenario: 'played',
  persona: 'member',
  settings: { loginedToHomePage: true },
  faults: [lost],
};

it('leaves a story as it is', () => {
  expect(withToolbar(story, { persona: 'story', system: 'story' })).toEqual(story);
});

it('lets the choice of the toolbar win, and keeps the data of the story', () => {
  expect(withToolbar(story, { persona: 'trial', system: 'maintenance' })).toEqual({
    ...story,
    persona: 'trial',
    settings: { loginedToHomePage: true, maintenance: true },
  });
});

it('puts the faults of the toolbar first', () => {
  const { faults } = withToolbar(story, { persona: 'story', system: 'offline' });
  expect(faults).toEqual([{ match: '*', fault: { kind: 'network' } }, lost]);
});
