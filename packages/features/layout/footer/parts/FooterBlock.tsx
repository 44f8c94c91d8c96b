import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { block, spans } from './FooterBlock.css.ts';

export interface FooterBlockProps {
  title: string;
  /** `full` takes a row of its own; `column` and `wide` share a row. @default 'column' */
  span?: keyof typeof spans;
  children: ReactNode;
}

/** A footer section with a heading. */
export function FooterBlock({ title, span = 'column', children }: FooterBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${block} ${spans[span]}`}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
