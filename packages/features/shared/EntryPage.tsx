import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { asideSlot, brandSlot, column, flower, greeting, page, welcome, welcomeWords } from './EntryPage.css.ts';
import { PetalFan } from './PetalFan.tsx';

export interface EntryPageProps {
  readonly title: string;
  /** Beside the form, where there is room. */
  readonly greeting: string;
  readonly greetingText: string;
  /** Mark and name, as a link to the home page or plain. */
  readonly brand?: ReactNode;
  /** On which side of the form the brand stands, where there is room for both. @default 'start' */
  readonly panel?: 'start' | 'end';
  /** In the panel, where there is room for it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page without a header, on which somebody comes in: the brand stands at its head, or beside the form. */
export function EntryPage(props: EntryPageProps) {
  const { title, greeting: hello, greetingText, brand, panel = 'start', aside, children } = props;
  return (
    <div className={page}>
      <header className={welcome[panel]}>
        <div className={flower}>
          <PetalFan />
        </div>
        {brand !== undefined && <div className={brandSlot}>{brand}</div>}
        <div className={welcomeWords}>
          <p className={greeting}>{hello}</p>
          <Text size="lg">{greetingText}</Text>
        </div>
        {aside !== undefined && <div className={asideSlot}>{aside}</div>}
      </header>
      <main className={column[panel]}>
        <Stack gap="lg">
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </main>
    </div>
  );
}
