import { code } from './guide.css.ts';

/** A text whose `code` is set as code. */
export const marked = (text: string) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={code}>
        {part}
      </code>
    ),
  );
