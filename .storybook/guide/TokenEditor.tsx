import { useEffect, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Field } from '#ui/Field/Field.tsx';
import { Grid } from '#ui/Grid/Grid.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { applyBrandTokens, type ParsedBrandTokens, parseBrandTokens } from '#ui/theme/brandTokens.ts';
import { bullets, editor } from './guide.css.ts';
import type { guideWords } from './guideWords.ts';
import { TokenPreview } from './TokenPreview.tsx';

type Words = ReturnType<typeof guideWords>['restyling'];

const nothing = '{ "light": {}, "dark": {} }';
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

/** Null while the text is not JSON. */
function read(text: string): ParsedBrandTokens | null {
  try {
    return parseBrandTokens(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A token file to edit, what is wrong with it, and what it does. It restyles this page, and stops when it is left. */
export function TokenEditor({ words }: { words: Words }) {
  const [text, setText] = useState(example);
  const parsed = read(text);
  const [used, setUsed] = useState(parsed);
  if (parsed !== null && JSON.stringify(parsed) !== JSON.stringify(used)) setUsed(parsed);

  useEffect(() => {
    if (used !== null) applyBrandTokens(used.tokens);
  }, [used]);
  useEffect(() => () => applyBrandTokens({ light: {}, dark: {} }), []);

  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="lg">
      <Stack gap="sm">
        <Field label={words.file} hint={words.fileHint}>
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
            {words.reset}
          </Button>
          <Button tone="outline" size="small" onClick={() => setText(nothing)}>
            {words.clear}
          </Button>
        </Inline>
        <div role="status">
          {parsed === null ? <Text>{words.notJson}</Text> : <Problems problems={parsed.problems} words={words} />}
        </div>
      </Stack>
      <TokenPreview words={words} />
    </Grid>
  );
}

function Problems({ problems, words }: { problems: readonly string[]; words: Words }) {
  if (problems.length === 0) return <Text tone="muted">{words.noProblems}</Text>;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.problems}</Text>
      <ul className={bullets}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Stack>
  );
}
