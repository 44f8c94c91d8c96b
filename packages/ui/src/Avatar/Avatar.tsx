import { avatar, picture } from './Avatar.css.ts';
import { initialOf } from './initial.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** The name of the person. It is the accessible name, unless `decorative` is set. */
  name: string;
  /** URL of the picture. Without a URL, or if loading fails, the initial of the name is shown. */
  src?: string;
  /** The diameter: 2rem, the touch size, or 4.5rem. @default 'medium' */
  size?: (typeof avatarSizes)[number];
  /** Hides the avatar from screen readers. Use it when the name is visible next to it. @default false */
  decorative?: boolean;
}

/** A round picture of a person, with the initial of the name as fallback. */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const labelling = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...labelling} className={avatar[size]}>
      <span aria-hidden>{initialOf(name)}</span>
      {src !== undefined && (
        <img
          key={src}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          // Reveals the initial behind the picture.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className={picture}
        />
      )}
    </span>
  );
}
