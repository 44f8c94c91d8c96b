import type { ReactNode } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

/** A chart with its title. */
export function ChartCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="md">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
