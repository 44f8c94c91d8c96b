import { Text } from '#ui/Text/Text.tsx';
import { moment } from './Moment.css.ts';
import type { MomentView } from './records.types.ts';

/** Day and time of a row. */
export function Moment({ at }: { at: MomentView }) {
  return (
    <time dateTime={at.iso} title={at.full} className={moment}>
      <Text as="span" size="sm" numeric>
        {at.day}
      </Text>
      <Text as="span" size="sm" tone="muted" numeric>
        {at.time}
      </Text>
    </time>
  );
}
