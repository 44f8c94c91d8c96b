import { definePreviewAddon } from 'storybook/internal/csf';

export interface MotionParameters {
  /** `full` where a story is about what moves. The other tests ask for reduced motion, which takes half of their time. */
  motion?: 'full';
}

/** Lets a story with `parameters.motion` move as on a device that asks for nothing. */
export const motionAddon = () =>
  definePreviewAddon<{ parameters: MotionParameters }>({
    async beforeEach({ parameters }) {
      const { preferMotion } = globalThis;
      if (parameters.motion !== 'full' || preferMotion === undefined) return undefined;
      await preferMotion('no-preference');
      return () => preferMotion('reduce');
    },
  });
