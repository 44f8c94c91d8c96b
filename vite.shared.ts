import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { lazyBundles } from './apps/site/build/lazyBundles.ts';
import { screens } from './apps/site/build/screens.ts';
import { thaiMessages } from './apps/site/build/thaiMessages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the site, Storybook and the tests share, so that all three build the same thing. */
export const sharedConfig: UserConfig = {
  plugins: [react(), vanillaExtractPlugin(), screens(here('./packages/features')), lazyBundles(), thaiMessages()],
  resolve: {
    alias: [
      // React has had this hook since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Radix locks scrolling with a package that writes a <style> element, which our Content-Security-Policy refuses.
      { find: 'react-remove-scroll', replacement: here('./packages/ui/src/Dialog/RemoveScroll.tsx') },
      // Radix hides the page behind dialogs with a package that leaves the links of carousels to screen readers.
      { find: 'aria-hidden', replacement: here('./packages/ui/src/Dialog/hideOthers.ts') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here('./packages/ui/src/Icon/createLucideIcon.tsx') },
    ],
  },
  optimizeDeps: {
    // Found late by the scanner, they would reload the page in the middle of a test.
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-tabs',
      'axe-core',
      'crypto-js/aes.js',
      'crypto-js/core.js',
      'crypto-js/enc-base64.js',
      'crypto-js/enc-utf8.js',
      'crypto-js/mode-ecb.js',
      'crypto-js/tripledes.js',
      'dompurify',
      'i18next',
      'keen-slider',
      'lucide-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'swr',
      'uqr',
      'valibot',
    ],
  },
};
