import { make, makeSvg } from '../shared/dom.ts';
import { reducedMotion, wait } from '../shared/motion.ts';
import { installSprite, useSprite } from '../shared/sprite.ts';
import { barrelDrawing, fishDrawings, footDrawing } from './drawings.ts';
import type { FishKind } from './server/rules.ts';

/** How many fish of each kind there are, their size in `cqw`, and how many seconds they take to cross the sea. */
const shoals: readonly (readonly [kind: FishKind, count: number, size: number, seconds: number])[] = [
  ['dragon', 1, 30, 26],
  ['shark', 1, 26, 19],
  ['turtle', 1, 19, 24],
  ['puffer', 2, 15, 17],
  ['clown', 2, 13, 13],
  ['minnow', 3, 10, 10],
];

/** The animated sea of the fishing game. */
export interface Sea {
  /** Animates a shot at the tapped fish, or at any fish of this kind. Resolves to the target when the shot arrives. */
  shoot(kind: FishKind, tapped?: Element): Promise<Element | undefined>;
  /** Shows the result of a shot: with a prize the fish disappears for a while, without one it swims on. */
  end(fish: Element | undefined, prize: string | undefined): void;
}

/** Creates the animated sea; `onTap` is called with the tapped fish. */
export function createSea(sea: HTMLElement, onTap: (kind: FishKind, fish: Element) => void): Sea {
  installSprite({ ...fishDrawings, barrel: barrelDrawing, foot: footDrawing });
  const cannon = sea.querySelector('.cannon');
  cannon?.append(useSprite('barrel'), useSprite('foot'));
  const fishes = sea.querySelector('.fishes');
  shoals.forEach(([kind, count, size, seconds], lane) => {
    for (let at = 0; at < count; at += 1) fishes?.append(createFish(kind, size, seconds, lane, at));
  });
  sea.addEventListener('pointerdown', (event) => {
    const fish = event.target instanceof Element ? event.target.closest<HTMLElement>('.fish') : null;
    if (fish) onTap(fish.dataset['kind'] as FishKind, fish);
  });

  return {
    async shoot(kind, tapped) {
      const all = [...sea.querySelectorAll(`[data-kind="${kind}"]:not([data-gone])`)];
      const fish = tapped ?? all.find((each) => isInside(each, sea)) ?? all[0];
      if (!fish || !cannon) return undefined;
      const [from, to] = [centreOf(cannon), centreOf(fish)];
      const [x, y] = [to.x - from.x, to.y - from.y];
      const turn = (Math.atan2(x, -y) * 180) / Math.PI;
      (cannon as SVGElement).style.setProperty('--turn', `${Math.max(-80, Math.min(80, turn))}deg`);
      if (!reducedMotion.matches) {
        const shot = make('i', 'shot');
        sea.append(shot);
        const begin = `translate(${from.x - sea.getBoundingClientRect().x}px, ${from.y - sea.getBoundingClientRect().y}px)`;
        await shot.animate(
          { transform: [begin, `${begin} translate(${x}px, ${y}px)`] },
          { duration: 280, easing: 'ease-in' },
        ).finished;
        shot.remove();
      }
      return fish;
    },
    end(fish, prize) {
      if (!(fish instanceof HTMLElement)) return;
      if (prize === undefined) {
        if (!reducedMotion.matches) fish.firstElementChild?.animate({ opacity: [0.35, 1] }, { duration: 260 });
        return;
      }
      celebrate(sea, fish, prize);
      fish.dataset['gone'] = '';
      void wait(1_600).then(() => delete fish.dataset['gone']);
    },
  };
}

/** Draws a fish. Refers to the sprite that `createSea` installs. */
export const drawFish = (kind: FishKind): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, useSprite(kind));

function createFish(kind: FishKind, size: number, seconds: number, lane: number, at: number): HTMLElement {
  const fish = make('div', { class: 'fish', 'data-kind': kind });
  const rightwards = (lane + at) % 2 === 1;
  const picture = drawFish(kind);
  if (rightwards) picture.classList.add('turned');
  fish.append(picture);
  const top = [30, 6, 50, 16, 38, 24][lane] ?? 20;
  fish.style.setProperty('--size', `${size}cqw`);
  fish.style.setProperty('--top', `${(top + at * 21) % 64}%`);
  // Under reduced motion the fish stand still, spread over the sea.
  fish.style.setProperty('--rest', `${(lane * 17 + at * 34 + 4) % 84}cqw`);
  if (!reducedMotion.matches) {
    const ends = [`translateX(-${size + 4}cqw)`, 'translateX(104cqw)'];
    const duration = seconds * 1_000 * (1 + at * 0.17);
    const swimming = fish.animate(
      { transform: rightwards ? ends : ends.toReversed() },
      { duration, iterations: Infinity },
    );
    swimming.currentTime = duration * ((lane * 0.31 + at * 0.37 + 0.22) % 1);
  }
  return fish;
}

function celebrate(sea: HTMLElement, fish: Element, prize: string): void {
  const gain = make('b', 'gain', prize);
  const [box, at] = [sea.getBoundingClientRect(), centreOf(fish)];
  gain.style.setProperty('--x', `${Math.min(box.width - 70, Math.max(70, at.x - box.x))}px`);
  gain.style.setProperty('--y', `${Math.max(24, at.y - box.y)}px`);
  sea.append(gain);
  setTimeout(() => gain.remove(), 1_400);
}

function centreOf(thing: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function isInside(thing: Element, frame: Element): boolean {
  const [{ x }, box] = [centreOf(thing), frame.getBoundingClientRect()];
  return x > box.left && x < box.right;
}
