import './environment.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { offeredLanguages } from '#api/primitives.ts';
import { codeOf } from '#core/i18n/languageCode.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { factsOf } from '#core/i18n/languageFacts.ts';
import { brands } from '#themes/brands.ts';
import { loadClientBrand } from './clientBrand.ts';
import { FixedHere } from './FixedHere.tsx';
import { describeProps } from './kit/describeProps.ts';
import { KitDocsContainer, KitDocsPage } from './kit/onDemand.tsx';
import { modeAddon } from './modeAddon.ts';
import { modeName, modes } from './modes.ts';
import { motionAddon } from './motionAddon.ts';
import { playAddon, playOnDemand } from './playOnDemand.ts';
import { rolesAddon } from './rolesAddon.ts';
import { sandboxAddon } from './sandboxAddon.ts';
import { startUrl } from './sandboxPlatform.ts';
import { startMsw } from './startMsw.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { tabOrderAddon } from './tabOrderAddon.ts';
import { asTextSize, setTextSize, textSizes } from './textSize.ts';
import { asTheStorySays, personaChoices, systemChoices } from './toolbar.ts';
import { translationAddon } from './translationAddon.ts';
import { ViewportGrid } from './ViewportGrid.tsx';
import { viewports } from './viewports.ts';

const choice = (
  description: string,
  icon: 'paintbrush' | 'contrast' | 'globe' | 'user' | 'database' | 'zoom' | 'grid' | 'play' | 'transfer',
  items: readonly { value: string; title: string }[],
) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});
const asItems = (values: readonly string[], ofTheStory = '') =>
  values.map((value) => ({ value, title: value === asTheStorySays ? ofTheStory : value }));

const chromaticModes = Object.fromEntries(modes.map((mode) => [modeName(mode), { ...mode, play: 'on' }]));

const preview = definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(startMsw),
    modeAddon(),
    motionAddon(),
    playAddon(),
    rolesAddon(),
    sandboxAddon(),
    tabOrderAddon(),
    translationAddon(),
  ],
  initialGlobals: {
    brand: brands[0].id,
    theme: 'light',
    language: languageCodes[0],
    persona: asTheStorySays,
    system: asTheStorySays,
    textSize: '100',
    grid: 'off',
  },
  globalTypes: {
    brand: choice(
      'Brand',
      'paintbrush',
      brands.map(({ id, name }) => ({ value: id, title: name.en })),
    ),
    theme: choice('Light or dark', 'contrast', asItems(['light', 'dark'])),
    language: choice(
      'Language',
      'globe',
      offeredLanguages.map((language) => ({ value: codeOf(language), title: factsOf(language).name })),
    ),
    persona: choice('Who is in front of the screen', 'user', asItems(personaChoices, 'Persona of the story')),
    system: choice('State of the platform', 'database', asItems(systemChoices, 'System of the story')),
    textSize: choice(
      'Text size',
      'zoom',
      textSizes.map((value) => ({ value, title: `Text ${value} %` })),
    ),
    grid: choice('One width, or all side by side', 'grid', [
      { value: 'off', title: 'One width' },
      { value: 'on', title: 'All widths' },
    ]),
    translation: choice('The translation of the browser', 'transfer', [
      { value: 'off', title: 'Not translated' },
      { value: 'on', title: 'Translated by the browser' },
    ]),
    play: choice('Whether the steps of the story are played', 'play', [
      { value: 'off', title: 'As it begins' },
      { value: 'on', title: 'Played' },
    ]),
  },
  parameters: {
    a11y: {
      test: 'error',
      // What is fine need not be written down: it is most of the work.
      // Nor style sheets and films fetched once more for rules that nothing here is subject to, nor the games' frames,
      // which have no axe in them: it would ask each of them and wait half a second for an answer.
      options: { resultTypes: ['violations'], preload: false, iframes: false },
      // It finds `!important` in `style` attributes, which React cannot write, and lays each element with one out.
      config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
    },
    layout: 'padded',
    docs: { page: KitDocsPage, container: KitDocsContainer },
    viewport: { options: viewports },
    // For those who have an account there; nothing in the tests needs it.
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Welcome', 'Writing', 'Accessibility', 'Tokens', 'Theme studio', 'Playground'],
          'Kit',
          'Pages',
          'Screens',
          ['Home', 'Games', 'Category', 'Promotions', 'Points', 'Login', 'Register', 'Password', 'Logout'],
          'Journeys',
        ],
      },
    },
  },
  argTypesEnhancers: [describeProps],
  loaders: [loadClientBrand],
  decorators: [
    (Story, context) => {
      const { globals, parameters, sandbox } = context;
      // Synchronously, before the story renders, so that no frame shows another theme.
      const root = document.documentElement;
      root.dataset['brand'] = String(globals['brand']);
      root.dataset['theme'] = String(globals['theme']);
      root.lang = String(globals['language']);
      setTextSize(asTextSize(globals['textSize']));
      if (globals['grid'] === 'on') return <ViewportGrid storyId={context.id} globals={globals} />;
      return (
        <StoryProviders
          // A new platform is a new tree: nothing of the story before it stays mounted.
          key={[context.id, globals['language'], globals['persona'], globals['system']].join()}
          platform={sandbox.platform}
          path={startUrl(sandbox, parameters.sandbox ?? {})}
          currencySymbol={sandbox.settings.currencySymbol}
        >
          <FixedHere sandbox={sandbox} globals={globals} />
          <Story />
        </StoryProviders>
      );
    },
  ],
});

playOnDemand(preview);
export default preview;
