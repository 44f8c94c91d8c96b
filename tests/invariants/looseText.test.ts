import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { looseTexts } from './looseText.ts';
import { sourceFiles } from './sourceGraph.ts';

/** What players and clients see. */
const product = sourceFiles.filter(
  (file) =>
    /^(packages\/(ui\/src|core|features|studio)|apps\/site\/src)\/.*\.tsx$/.test(file) &&
    !/\.(stories|samples|test|testing)\.tsx$/.test(file),
);

it('no text shares its element with other children: a translation by the browser would break them', () => {
  expect(product.length).toBeGreaterThan(400);
  const found = product.flatMap((file) =>
    looseTexts(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

const used = 'const { t } = useTranslation("a"); const shared = useTranslation("b").t; const money = useMoneyText();';
const component = (jsx: string): string =>
  `function Part({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) { ${used} return (${jsx}); }`;
const textsOf = (source: string): string[] => looseTexts('planted.tsx', source).map(({ text }) => text);

describe('a text is found beside', () => {
  it.each([
    ['a condition before it', '<p>{busy && <Spinner />}{t("x")}</p>', '{t("x")}'],
    ['a condition after it', '<p>{t("x")}{busy && <Spinner />}</p>', '{t("x")}'],
    ['an element', '<p><Icon />{shared("x")}</p>', '{shared("x")}'],
    ['another text', '<p>{money("1.00")} left</p>', '{money("1.00")}'],
    ['a space', '<p>{t("x")}{" "}</p>', '{t("x")}'],
    ['an icon of a component', '<Button><Icon /> {`${label}!`}</Button>', '{`${label}!`}'],
    ['a list', '<p>{all.map((one) => <b key={one} />)}{label}</p>', '{label}'],
    ['unknown siblings in a fragment', '<p>{busy ? null : <>{t("x")}</>}</p>', '{t("x")}'],
    ['an icon of the props', '<p>{icon}{busy ? label : t("x")}</p>', '{busy ? label : t("x")}'],
  ])('%s', (_name, jsx, text) => {
    expect(textsOf(component(jsx))).toContain(text);
  });
  it('what stands around a component that returns it', () => {
    expect(textsOf(`function Time() { ${used} if (none) return null; return t("x"); }`)).toEqual(['return t("x");']);
  });
  it('an element, through a variable and through a function of the file', () => {
    const source = `${used} const named = t("x"); const nameOf = (one) => t(one); const a = <p><i />{named}{nameOf(1)}</p>;`;
    expect(textsOf(source)).toEqual(['{named}', '{nameOf(1)}']);
  });
});

describe('a text is fine', () => {
  it.each([
    ['alone in its element', '<p>{busy ? t("x") : label}</p>'],
    ['in place of an element', '<p>{busy ? t("x") : <ErrorText />}</p>'],
    ['in an element of its own', '<p>{busy && <Spinner />}<span>{t("x")}</span> <b>{label}</b></p>'],
    ['written over lines', '<p>\n  {t("x")}\n</p>'],
    ['as an attribute', '<p><Icon label={t("x")} /><b title={label} /></p>'],
  ])('%s', (_name, jsx) => {
    expect(textsOf(component(jsx))).toEqual([]);
  });
  it('as the result of a function within a component', () => {
    expect(
      textsOf(`function Part() { ${used} const name = () => { return t("x"); }; return <p title={name()} />; }`),
    ).toEqual([]);
  });
  it('beside slots for elements', () => {
    expect(textsOf(component('<p>{icon}{children}</p>'))).toEqual([]);
  });
});
