import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type BrandTokens, modes } from '#ui/theme/brand.ts';
import { fill, type StudioMessages } from '../messages.ts';
import { colorsOf, measurePairs, reader } from '../theme.ts';
import { chip, ratioCell, report } from './ContrastPanel.css.ts';

/** The contrast of every pair in both modes. */
export function ContrastPanel({ tokens, messages }: { tokens: BrandTokens; messages: StudioMessages }) {
  const columns = modes.map((mode) => {
    const colors = colorsOf(tokens, mode);
    return { mode, colors, pairs: measurePairs(reader(colors)) };
  });
  const all = columns.flatMap(({ pairs }) => pairs);
  const least = Math.min(...all.filter(({ minimum }) => minimum === 4.5).map(({ ratio }) => ratio));
  return (
    <Stack gap="sm">
      <Text>
        {fill(messages.contrastSummary, {
          passed: all.filter(({ ratio, minimum }) => ratio >= minimum).length,
          total: all.length,
          least: floor(least),
        })}
      </Text>
      <table className={report}>
        <thead>
          <tr>
            <th scope="col">{messages.pair}</th>
            {columns.map(({ mode }) => (
              <th key={mode} scope="col">
                {messages[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.pairs.map(({ foreground, background, minimum }, index) => (
            <tr key={`${foreground} ${background}`}>
              <th scope="row">
                <span>{foreground}</span>
                <Text size="xs" tone="muted">
                  {fill(messages.onAtLeast, { background, minimum })}
                </Text>
              </th>
              {columns.map(({ mode, colors, pairs }) => (
                <td key={mode} className={ratioCell}>
                  <span
                    aria-hidden
                    className={chip}
                    style={{ color: colors[foreground], backgroundColor: colors[background] }}
                  >
                    {minimum === 3 ? '◆' : 'Aa'}
                  </span>
                  <span>{floor(pairs[index]?.ratio ?? 1)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

/** Rounded down, so that no pair looks as if it passed. */
const floor = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
