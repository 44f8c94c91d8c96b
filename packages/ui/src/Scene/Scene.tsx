import type { ReactNode } from 'react';
import { action as actionClass, art, note as noteClass, scene, title as titleClass, words } from './Scene.css.ts';

export interface SceneProps {
  /** A picture without words, decorative: its plain start is where the words stand. It is cut to the shape of the scene. */
  picture: ReactNode;
  /** What it is about, in two lines of 14 letters on a phone. A longer one is cut. */
  title: string;
  /** More about it, in one line. Not shown on the smallest phones. */
  note?: string;
  /** A small `Button` or `ButtonLink`. It is 40 px high here. */
  action?: ReactNode;
}

/** A slide of a `Carousel`: words in the language of the page over a picture that has none. */
export function Scene({ picture, title, note, action }: SceneProps) {
  return (
    <div className={scene}>
      <div className={art} aria-hidden>
        {picture}
      </div>
      <div className={words}>
        <p className={titleClass}>{title}</p>
        {note !== undefined && <p className={noteClass}>{note}</p>}
        {action !== undefined && <div className={actionClass}>{action}</div>}
      </div>
    </div>
  );
}
