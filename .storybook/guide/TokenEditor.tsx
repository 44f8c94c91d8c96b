import { useEffect, useState } from 'react';
import { brandNamed } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Field } from '#ui/Field/Field.tsx';
import { Grid } from '#ui/Grid/Grid.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { applyBrandTokens, type ParsedBrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { bullets, editor } from './guide.css.ts';
import type { guideMessages } from './guideMessages.ts';
import { TokenPreview } from './TokenPreview.tsx';

type Words = ReturnType<typeof guideMessages>['restyling'];

const emptyFile = '{ "light": {}, "dark": {} }';
const example = `{
  "light": {
    "color": {
      "accent": "#9c2f5d",
      "accentHover": "#83254d",
      "accentSoft": "#fbe3ec",
      "onAccentSoft": "#7a2047",
      "focus": "#9c2f5d"
    },
    "radius": { "control": "999px", "card": "1.5rem" }
  },
  "dark": {
    "color": {
      "accent": "#ff9cc0",
      "accentHover": "#ffb4d0",
      "onAccent": "#43081f",
      "accentSoft": "#4b2336",
      "onAccentSoft": "#ffd0e0",
      "focus": "#ffb4d0"
    }
  }
}`;

/** Returns null if the text is not valid JSON. */
function parse(text: string): ParsedBrandTokens | null {
  try {
    const brand = brandNamed(document.documentElement.dataset['brand']);
    return checkBrandFile(parseBrandFile(JSON.parse(text)), { brand, tokens: tokensOfBrand(brand.id) });
  } catch {
    return null;
  }
}

/** An editor for a token file, with its problems and a preview. The tokens apply to the page while it is mounted. */
export function TokenEditor({ messages }: { messages: Words }) {
  const [text, setText] = useState(example);
  const parsed = parse(text);
  // Keeps the last valid file while the text is being edited.
  const [applied, setApplied] = useState(parsed);
  if (parsed !== null && JSON.stringify(parsed) !== JSON.stringify(applied)) setApplied(parsed);

  useEffect(() => {
    if (applied !== null) applyBrandTokens(applied.tokens);
  }, [applied]);
  useEffect(() => () => applyBrandTokens({ light: {}, dark: {} }), []);

  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="lg">
      <Stack gap="sm">
        <Field label={messages.file} hint={messages.fileHint}>
          {(control) => (
            <textarea
              {...control}
              className={editor}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Inline gap="sm">
          <Button tone="outline" size="small" onClick={() => setText(example)}>
            {messages.reset}
          </Button>
          <Button tone="outline" size="small" onClick={() => setText(emptyFile)}>
            {messages.clear}
          </Button>
        </Inline>
        <div role="status">
          {parsed === null ? (
            <Text>{messages.notJson}</Text>
          ) : (
            <Problems problems={parsed.problems} messages={messages} />
          )}
        </div>
      </Stack>
      <TokenPreview messages={messages} />
    </Grid>
  );
}

function Problems({ problems, messages }: { problems: readonly string[]; messages: Words }) {
  if (problems.length === 0) return <Text tone="muted">{messages.noProblems}</Text>;
  return (
    <Stack gap="xs">
      <Text weight="strong">{messages.problems}</Text>
      <ul className={bullets}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Stack>
  );
}
