import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const texts = { previous: 'back', next: 'on', pause: 'pause', play: 'play', goTo: (index: number) => `slide ${index}` };
const slidesOf = (...ids: string[]) => ids.map((id) => ({ id, content: id }));

test('slides that are replaced while they move are reported no more', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const onSlide = vi.fn<(index: number) => void>();
  const show = (...ids: string[]) =>
    root.render(<Carousel label="hot" labels={texts} slides={slidesOf(...ids)} onSlide={onSlide} />);
  const shown = () => element.querySelector('[aria-live] > :not([inert])')?.ariaLabel;

  show('a', 'b', 'c', 'd');
  await expect.poll(shown).toBe('1 / 4');
  const former = element.querySelector<HTMLElement>('[aria-live]')?.children;
  element.querySelector<HTMLElement>('[aria-label="slide 2"]')?.click();
  await expect
    .poll(() => [...(former ?? [])].some((slide) => (slide as HTMLElement).style.transform !== ''))
    .toBe(true);
  onSlide.mockClear();
  show('e', 'f', 'g');
  await expect.poll(shown).toBe('1 / 3');
  // The move to the next slide takes as long as the former one would have.
  element.querySelector<HTMLElement>('[aria-label="slide 1"]')?.click();
  await expect.poll(shown).toBe('2 / 3');
  expect(onSlide.mock.calls).toEqual([[1]]);

  root.unmount();
  element.remove();
});
