import { expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { scenarios } from '../scenarioNames.ts';

it.each(scenarios)('%s: every deposit is an order that was paid, and every paid order is a deposit', (scenario) => {
  const { store } = createSandbox({ scenario });
  const posted = [...store.entries('postings')].flatMap(([, { kind, ref, lines }]) =>
    kind === 'deposit' ? [[ref, Math.max(...lines.map(({ satang }) => satang))] as const] : [],
  );
  const paid = [...store.entries('deposits')].flatMap(([reference, { status, payableSatang }]) =>
    status === 'paid' ? [[`deposit:${reference}`, payableSatang] as const] : [],
  );
  expect(Object.fromEntries(posted)).toEqual(Object.fromEntries(paid));
});
