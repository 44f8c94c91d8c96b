/**
 * Leaves the functions of `storybook/test` as they are while stories and browser tests run. Storybook wraps each of them to
 * list its calls in a panel that a test run does not have. Imported before `storybook/test`, which looks for this object.
 */
if ('__vitest_browser__' in globalThis)
  Object.assign(globalThis, {
    __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: { instrument: (functions: unknown) => functions },
  });
