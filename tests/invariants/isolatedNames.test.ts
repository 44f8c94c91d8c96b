import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exposedNames } from './isolatedNames.ts';
import { sourceFiles } from './sourceGraph.ts';

/** What players see. */
const product = sourceFiles.filter(
  (file) =>
    /^(packages\/(core|features)|apps\/site\/src)\/.*\.tsx?$/.test(file) &&
    !/\.(stories|samples|test|testing)\.tsx?$/.test(file),
);

it('names of people are isolated: one that is written from right to left leaves the text around it in its order', () => {
  expect(product.length).toBeGreaterThan(1_000);
  const found = product.flatMap((file) =>
    exposedNames(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

it('texts isolate every value that they take', () => {
  const unescaped = product.filter((file) => /escapeValue:\s*false|skipInterpolation/.test(readFileSync(file, 'utf8')));
  // It reads which values a text names, and shows none without them.
  expect(unescaped).toEqual(['packages/core/src/components/useRefusalText.ts']);
});

const namesIn = (source: string): string[] => exposedNames('planted.tsx', source).map(({ text }) => text);

describe('a name is found', () => {
  it.each([
    ['alone in an element', 'const a = <span>{nickname}</span>;', 'nickname'],
    ['of an object', 'const a = <Fact label="x">{payTo.payee}</Fact>;', 'payTo.payee'],
    ['of an object that may be missing', 'const a = <p>{to?.holder}</p>;', 'to?.holder'],
    ['of a person', 'const a = <p>{winner.name}</p>;', 'winner.name'],
    ['of a person within an object', 'const a = <p>{draw.winner.name}</p>;', 'draw.winner.name'],
    ['taken out of a person', 'const { name, at } = friend; const a = <p>{name}</p>;', 'name'],
    ['taken out of a person under another name', 'const { name: who } = inviter; const a = <p>{who}</p>;', 'who'],
    ['of a list of people', 'const a = winners.map(({ name }) => <p>{name}</p>);', 'name'],
    ['of a list of people of an object', 'const a = view.players.map(({ name }) => <p>{name}</p>);', 'name'],
    ['in one case of several', 'const a = <p>{own ? t("you") : nickname}</p>;', 'nickname'],
    ['in place of another', 'const a = <p>{nickname ?? account}</p>;', 'nickname'],
    ['after a condition', 'const a = <p>{nickname !== "" && nickname}</p>;', 'nickname'],
    ['in a fragment', 'const a = <>{nickname}</>;', 'nickname'],
    ['in a text', 'const a = `${nickname} · ${place}`;', 'nickname'],
    ['in a text of an element', 'const a = <p>{`${nickname} (2)`}</p>;', 'nickname'],
    ['in a text of an attribute', 'const a = <b aria-label={`of ${entry.realName}`} />;', 'entry.realName'],
    ['in a sum of texts', 'const a = title + inviterName;', 'inviterName'],
    ['in another form', 'const a = <span>{maskName(nickname)}</span>;', 'nickname'],
    ['in the cell of a table', 'const a = { cell: ({ nickname }) => nickname };', 'nickname'],
  ])('%s', (_name, source, text) => expect(namesIn(source)).toEqual([text]));
});

describe('a name is fine', () => {
  it.each([
    ['in its own element', 'const a = <p><bdi translate="no">{nickname}</bdi></p>;'],
    ['in its own element, in another form', 'const a = <bdi>{own ? ownName(nickname) : nickname}</bdi>;'],
    ['as a value of a text', 'const a = <p>{t("party", { nickname, holder: to.holder })}</p>;'],
    ['isolated', 'const a = `${isolated(nickname)} · ${place}`;'],
    ['passed on', 'const a = <Cell nickname={nickname} value={values.holder} key={`${at} ${nickname}`} />;'],
    ['in a condition', 'const a = <p>{nickname === "" ? t("none") : t("some")}</p>;'],
    ['as the name of a field', 'const a = { nickname: "", holder: "" }; const b = t("form.holder");'],
    ['of a thing', 'const a = <p>{vendor.name}</p>;'],
    ['taken out of a thing', 'const { name } = vendor; const a = <p>{name}</p>;'],
  ])('%s', (_name, source) => expect(namesIn(source)).toEqual([]));
});
