import { page } from 'vitest/browser';

/** Storybook sets the size of the page before each story, through the test runner and the browser: left out where it is that. */
const resize = page.viewport.bind(page);
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await resize(width, height);
};
