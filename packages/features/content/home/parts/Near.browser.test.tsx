import { expect, onTestFinished, test, vi } from 'vitest';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Near } from './Near.tsx';

test('a skeleton moves once what it stands for loads, which is when it is near', async () => {
  const onNear = vi.fn<() => void>();
  const { container } = await renderOnPlatform(
    () => (
      <>
        <div style={{ height: '300vh' }} />
        <Near onNear={onNear}>
          <Skeleton shape="block" ratio="3:1" />
        </Near>
      </>
    ),
    () => ({}),
  );
  onTestFinished(() => scrollTo(0, 0));
  const bone = container.querySelector('[aria-hidden]');
  if (bone === null) throw new Error('no skeleton');
  const moves = (): boolean => getComputedStyle(bone, '::after').animationName !== 'none';
  expect(moves()).toBe(false);
  expect(onNear).not.toHaveBeenCalled();
  bone.scrollIntoView();
  await vi.waitFor(() => expect(moves()).toBe(true));
  expect(onNear).toHaveBeenCalledTimes(1);
});
