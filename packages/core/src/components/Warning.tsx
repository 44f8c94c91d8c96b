import { Box } from '#ui/Box/Box.tsx';
import { Text } from '#ui/Text/Text.tsx';

/** A sentence on the colour of warnings, above what it is about. */
export function Warning({ children }: { children: string }) {
  return (
    <Box tone="warningSoft" radius="card" padding="sm">
      <Text size="sm">{children}</Text>
    </Box>
  );
}
