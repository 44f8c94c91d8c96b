import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceGraph.ts';

/** Where `sunken` stays: tracks, heads and totals of tables, code, tags. Nothing of it is filled in or pressed. */
const wells: Readonly<Record<string, string>> = {
  'packages/ui/src/Badge/Badge.css.ts': 'a tag',
  'packages/ui/src/Progress/Progress.css.ts': 'a track',
  'packages/features/account/protection/limits/LimitsScreen.css.ts': 'a track',
  'packages/ui/src/DataTable/TableRow.css.ts': 'the head and the total of a table',
  'packages/ui/src/DayHeading/DayHeading.tsx': 'the head of a list',
  'packages/core/src/components/wideTable.css.ts': 'the head of a table',
  'packages/features/account/protection/authenticator/RecoveryCodes.tsx': 'code',
};
/** What a rule is about when it is nothing at rest: under the pointer, disabled, locked, or in maintenance. */
const state = /:hover|disabled|locked|data-maintenance|hover\(/;

const product = sourceFiles.filter(
  (file) =>
    /^(packages\/(ui\/src|core|features|studio)|apps\/site\/src)\/.*\.tsx?$/.test(file) &&
    !/\/theme\/|Box\/surfaces\.css\.ts$|\.(stories|samples|test|testing)\.tsx?$/.test(file),
);

/** The openings of the blocks around a place in a source, and its own line. */
function around(source: string, at: number): string {
  const found = [source.slice(source.lastIndexOf('\n', at) + 1, at)];
  let depth = 0;
  for (let index = at; index >= 0; index -= 1) {
    if (source[index] === '}') depth += 1;
    if (source[index] !== '{') continue;
    if (depth === 0) found.push(source.slice(source.lastIndexOf('\n', index) + 1, index));
    else depth -= 1;
  }
  return found.join('\n');
}

/** Uses of `sunken` that are not of a state. */
const uses = (source: string): readonly string[] =>
  [...source.matchAll(/(?:color\.sunken\b|['"]sunken['"]|surfaces\.sunken\b)/g)]
    .map(({ 0: use, index }) => [use, around(source, index)] as const)
    .filter(([, context]) => !state.test(context))
    .map(([use]) => use);

it('keeps `sunken` for wells: no enabled field, row or tile is darker than its page', () => {
  expect(product.length).toBeGreaterThan(800);
  const found = product.filter((file) => uses(readFileSync(file, 'utf8')).length > 0);
  expect(found.filter((file) => wells[file] === undefined)).toEqual([]);
  expect(Object.keys(wells).filter((file) => !found.includes(file))).toEqual([]);
});

it('takes the edge of cards from one rule, `cardEdge`, so that brands decide it in one place', () => {
  const found = product.filter((file) => /layout\.cardLine/.test(readFileSync(file, 'utf8')));
  // An outline, because pictures reach the edge of a card.
  expect(found).toEqual(['packages/ui/src/Card/Card.css.ts']);
});

/** Headings of the second level that are no heading of a section of the page, and have no bar of the brand. */
const withoutBar: Readonly<Record<string, string>> = {
  'packages/features/content/join/parts/SignUp.tsx': 'what a member reads in place of the button',
  'packages/features/games/launch/parts/OtherGames.tsx': 'a game in place of the one that is paused',
  'packages/features/games/slip/Slip.tsx': 'the title of a panel',
  'packages/features/layout/footer/parts/Apps.tsx': 'the foot of the page',
  'packages/features/layout/system/parts/WaitingGames.tsx': 'in the middle of the page',
  'packages/ui/src/Dialog/Dialog.tsx': 'the title of a dialog',
};

it('has the bar of the brand before the headings of sections', () => {
  const plain = product.filter((file) => /<Heading level=\{2\} size="lg"/.test(readFileSync(file, 'utf8')));
  expect(plain.toSorted()).toEqual(Object.keys(withoutBar));
});

/** The gold action of a screen. The bars of the frame have theirs only where the page has none. */
const primes: Readonly<Record<string, string>> = {
  'packages/features/layout/appShell/parts/TopBar.tsx': 'sign up',
  'packages/features/layout/appShell/parts/Account.tsx': 'deposit',
  'packages/features/auth/register/parts/FormBody.tsx': 'sign up',
  'packages/features/content/join/parts/SignUp.tsx': 'sign up by an invitation',
  'packages/features/account/money/welcome/FirstDepositForm.tsx': 'the first deposit',
  'packages/features/account/money/deposit/parts/PayTo.tsx': 'pay',
  'packages/features/rewards/vip/parts/LevelUpDialog.tsx': 'see the new level',
  'packages/features/rewards/envelopes/parts/StepView.tsx': 'open a gift',
  'packages/features/rewards/envelopes/parts/RainCall.tsx': 'join the rain',
  'packages/features/games/launch/parts/PracticeMark.tsx': 'play with money',
};

it('has gold buttons where a screen has its one gold action, and nowhere else', () => {
  const gold = /<(?:Button|ButtonLink|IconButton|MenuButton)\b[^>]*tone=(?:"money"|\{[^}]*'money'[^}]*\})/;
  const found = product.filter((file) => gold.test(readFileSync(file, 'utf8').replaceAll(/=>/g, '')));
  expect(found.filter((file) => primes[file] === undefined)).toEqual([]);
});

describe('the check finds', () => {
  it.each([
    ['const a = kitStyle({ backgroundColor: vars.color.sunken });', 1],
    ["const a = kitStyle({ selectors: { '&:hover': { backgroundColor: vars.color.sunken } } });", 0],
    ['const a = recipe({ variants: { state: { disabled: inKit({ color: vars.color.sunken }) } } });', 0],
    ['<Box tone="sunken" />', 1],
    ["const tones = { neutral: 'sunken' };", 1],
  ])('%s', (source, count) => expect(uses(source)).toHaveLength(count));
});
