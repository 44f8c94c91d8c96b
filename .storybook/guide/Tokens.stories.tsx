import preview from '#storybook/preview.tsx';
import { contrastPairs, contrastRatio, parseColor } from '#ui/theme/contrast.ts';
import { type TokenGroup, tokenNames, tokenVariable } from '#ui/theme/tokens.ts';
import { chip, code } from './guide.css.ts';
import { GuidePage, GuideSection, GuideTable } from './GuidePage.tsx';
import { fill, guideWords } from './guideWords.ts';
import { type ThemeColumn, themes, valueOf } from './themes.ts';
import { TokenValue } from './TokenValue.tsx';

const meta = preview.meta({ title: 'Guide/Tokens' });

const groups = Object.keys(tokenNames) as TokenGroup[];

type Words = ReturnType<typeof guideWords>['tokens'];
const headOf = ({ brand, mode }: ThemeColumn, words: Words, language: unknown): string =>
  `${brand.name[language === 'en' ? 'en' : 'th']} · ${words[mode]}`;

export const Tokens = meta.story({
  render: (_, { globals }) => {
    const words = guideWords(globals).tokens;
    const heads = themes.map((theme) => headOf(theme, words, globals['language']));
    return (
      <GuidePage title={words.title} intro={words.intro}>
        {groups.map((group) => (
          <GuideSection key={group} title={fill(words.group, { group })}>
            <GuideTable
              label={fill(words.group, { group })}
              columns={[words.token, words.variable, ...heads]}
              rows={Object.keys(tokenNames[group]).map((name) => ({
                key: name,
                cells: [
                  name,
                  <span className={code}>{tokenVariable(group, name)}</span>,
                  ...themes.map((theme) => <TokenValue group={group} value={valueOf(theme, group, name)} />),
                ],
              }))}
            />
          </GuideSection>
        ))}
      </GuidePage>
    );
  },
});

export const Contrast = meta.story({
  render: (_, { globals }) => {
    const words = guideWords(globals).tokens;
    const heads = themes.map((theme) => headOf(theme, words, globals['language']));
    return (
      <GuidePage title={words.contrast} intro={words.contrastIntro}>
        <GuideTable
          label={words.contrast}
          columns={[words.pair, words.minimum, ...heads]}
          rows={contrastPairs.map(({ foreground, background, minimum }) => ({
            key: `${foreground} ${background}`,
            cells: [
              `${foreground} / ${background}`,
              minimum,
              ...themes.map((theme) => (
                <Ratio
                  front={valueOf(theme, 'color', foreground)}
                  back={valueOf(theme, 'color', background)}
                  minimum={minimum}
                  words={words}
                />
              )),
            ],
          }))}
        />
      </GuidePage>
    );
  },
});

function Ratio({ front, back, minimum, words }: { front: string; back: string; minimum: number; words: Words }) {
  const [foreground, background] = [parseColor(front), parseColor(back)];
  if (!foreground || !background) return '–';
  const ratio = contrastRatio(foreground, background);
  return (
    <span>
      <span aria-hidden className={chip} style={{ color: front, backgroundColor: back }}>
        {minimum === 3 ? '◆' : 'กอ Aa'}
      </span>{' '}
      {ratio.toFixed(1)} {ratio >= minimum ? words.enough : words.short}
    </span>
  );
}
