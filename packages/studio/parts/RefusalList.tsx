import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { fill, type StudioMessages } from '../messages.ts';
import type { ChangeTheme, Refusal, Theme } from '../theme.ts';
import { withOwn } from './own.ts';
import { refusal, refusals as refusalsClass } from './RefusalList.css.ts';

export interface RefusalListProps {
  refusals: readonly Refusal[];
  theme: Theme;
  messages: StudioMessages;
  onChange: ChangeTheme;
}

/** The own values that are not part of the theme, each with its reason and a way to mend it. */
export function RefusalList({ refusals, theme, messages, onChange }: RefusalListProps) {
  return (
    <div role="status">
      {refusals.length > 0 && (
        <div className={refusalsClass}>
          <Text weight="strong">{messages.refused}</Text>
          <ul>
            {refusals.map(({ mode, group, name, value, pair, better }) => {
              const put = (next: string | undefined) =>
                onChange(withOwn(theme, mode, group, name, next), `mend ${mode} ${group} ${name}`);
              return (
                <li key={`${mode} ${group} ${name}`} className={refusal}>
                  <Text size="sm">
                    <strong>{`${name} (${messages[mode]})`}</strong>{' '}
                    <span>
                      {pair === undefined
                        ? fill(messages.outOfRange, { value })
                        : fill(messages.tooClose, {
                            pair: `${pair.foreground} / ${pair.background}`,
                            // Rounded down: 4.499 is not enough.
                            ratio: Math.floor(pair.ratio * 100) / 100,
                            minimum: pair.minimum,
                          })}
                    </span>
                  </Text>
                  {better !== undefined && (
                    <Button size="small" tone="soft" onClick={() => put(better)}>
                      {fill(messages.useNearest, { value: better })}
                    </Button>
                  )}
                  <Button size="small" tone="quiet" onClick={() => put(undefined)}>
                    {messages.restore}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
