import { Download } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { contrastPairs, contrastRatio, parseColor } from '#ui/theme/contrast.ts';
import { type TokenGroup, tokenNames, tokenVariable } from '#ui/theme/tokens.ts';
import { saveFile } from '../../packages/studio/save.ts';
import { designTokens } from './designTokens.ts';
import { chip, code } from './guide.css.ts';
import { fill, guideMessages } from './guideMessages.ts';
import { GuidePage, GuideSection, GuideTable } from './GuidePage.tsx';
import { Specimen } from './Specimen.tsx';
import { type ThemeColumn, themes, valueOf } from './themes.ts';
import { TokenValue } from './TokenValue.tsx';

const meta = preview.meta({ title: 'Guide/Tokens' });

const groups = Object.keys(tokenNames) as TokenGroup[];

type Words = ReturnType<typeof guideMessages>['tokens'];
const headOf = ({ brand, mode }: ThemeColumn, messages: Words, globals: Globals): string =>
  `${brand.name[codeOf(globals)]} · ${messages[mode]}`;

export const Tokens = meta.story({
  render: (_, { globals }) => {
    const { tokens: messages, studio } = guideMessages(globals);
    const heads = themes.map((theme) => headOf(theme, messages, globals));
    const colors: Readonly<Record<string, string>> = studio.meanings;
    const exportFile = () => {
      const [brand, mode] = [String(globals['brand']), globals['theme'] === 'dark' ? 'dark' : 'light'] as const;
      const content = designTokens(tokensOfBrand(brand), mode, colors);
      saveFile(`${brand}-${mode}.tokens.json`, JSON.stringify(content, null, 2), 'application/json');
    };
    return (
      <GuidePage title={messages.title} intro={messages.intro}>
        <GuideSection title={messages.export} intro={messages.exportIntro}>
          <Inline>
            <Button tone="outline" icon={<Icon of={Download} />} onClick={exportFile}>
              {messages.exportButton}
            </Button>
          </Inline>
        </GuideSection>
        {groups.map((group) => (
          <GuideSection key={group} title={fill(messages.group, { group })} intro={studio.groupMeanings[group]}>
            <GuideTable
              label={fill(messages.group, { group })}
              columns={[messages.token, messages.meaning, messages.sample, messages.variable, ...heads]}
              rows={Object.keys(tokenNames[group]).map((name) => ({
                key: name,
                cells: [
                  name,
                  (group === 'color' || group === 'layout') && colors[name],
                  <Specimen group={group} name={name} sample={messages.specimen} playLabel={messages.play} />,
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
    const messages = guideMessages(globals).tokens;
    const heads = themes.map((theme) => headOf(theme, messages, globals));
    return (
      <GuidePage title={messages.contrast} intro={messages.contrastIntro}>
        <GuideTable
          label={messages.contrast}
          columns={[messages.pair, messages.minimum, ...heads]}
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
                  messages={messages}
                />
              )),
            ],
          }))}
        />
      </GuidePage>
    );
  },
});

function Ratio({ front, back, minimum, messages }: { front: string; back: string; minimum: number; messages: Words }) {
  const [foreground, background] = [parseColor(front), parseColor(back)];
  if (!foreground || !background) return '–';
  const ratio = contrastRatio(foreground, background);
  return (
    <span>
      <span aria-hidden className={chip} style={{ color: front, backgroundColor: back }}>
        {minimum === 3 ? '◆' : 'กอ Aa'}
      </span>{' '}
      {ratio.toFixed(1)} {ratio >= minimum ? messages.enough : messages.short}
    </span>
  );
}
