import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { brands } from '#themes/brands.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { parseColor } from '#ui/theme/contrast.ts';
import { pageIds, type PreviewPage } from '../../packages/studio/parts/previewPage.ts';
import { firstTheme } from '../../packages/studio/presets.ts';
import { pageAddress, saveFile } from '../../packages/studio/save.ts';
import { type Address, Studio, type StudioProps } from '../../packages/studio/Studio.tsx';
import { fill, guideMessages } from './guideMessages.ts';

/** Tests have no address for a single story: their frames show an empty page, whose address says what it stands for. */
const emptyPage = URL.createObjectURL(
  new Blob(['<!doctype html><html lang="en" data-brand="kinnari"><title>page</title>'], { type: 'text/html' }),
);
const isStorybook = location.pathname.endsWith('/iframe.html');
const idOf = (id: string) =>
  `guide-theme-studio-pages--${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const pages = pageIds.map((id): PreviewPage => ({
  id,
  address: (language, mode) =>
    isStorybook
      ? `iframe.html?viewMode=story&id=${idOf(id)}&globals=${encodeURIComponent(`theme:${mode};language:${language}`)}`
      : `${emptyPage}#${id} ${language} ${mode}`,
})) as [PreviewPage, ...PreviewPage[]];

const meta = preview.type<{ args: Partial<StudioProps> }>().meta({
  title: 'Guide/Theme studio',
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Studio
      messages={guideMessages(globals).studio}
      language={codeOf(globals)}
      pages={pages}
      mark={brands[0].mark}
      onSave={saveFile}
      {...args}
    />
  ),
});

/** From five choices to a token file or a brand folder. The address holds the theme. */
export const Studio_ = meta.story({ name: 'Studio', args: { address: pageAddress } });

const twice = <Value,>(value: Value): readonly Value[] => [value, value];
/** What a site of each brand leaves out of a saved file. */
const problemsOf = (text: string): readonly string[] =>
  brands.flatMap(
    (brand) => checkBrandFile(parseBrandFile(JSON.parse(text)), { brand, tokens: tokensOfBrand(brand.id) }).problems,
  );

const memory = (hash = ''): Address & { write: ReturnType<typeof fn> } => ({
  read: () => hash,
  write: fn(),
  link: (next) => `https://studio.example/#${next}`,
});

/** Every page in the frame gets the tokens, in its mode, without loading again. */
export const Previews = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const messages = guideMessages(globals).studio;
    const frames = () => [...canvasElement.querySelectorAll('iframe')];
    const accentOf = (frame: HTMLIFrameElement | undefined) => {
      const root = frame?.contentDocument?.documentElement as HTMLElement;
      return getComputedStyle(root).getPropertyValue('--k-color-accent');
    };
    await waitFor(() => expect(frames().map(({ dataset }) => dataset['loaded'])).toEqual(['true', 'true']));
    const shownModes = () => frames().map((frame) => frame.contentDocument?.documentElement.dataset['theme']);
    await waitFor(() => expect(shownModes()).toEqual(['light', 'dark']));
    await waitFor(() => expect(accentOf(frames()[0])).toBe(firstTheme.keys.accent));
    const first = frames()[0]?.contentDocument;
    await userEvent.click(canvas.getByRole('button', { name: messages.presets.jade }));
    await waitFor(() => expect(accentOf(frames()[0])).toBe('#0a7353'));
    await expect(frames()[0]?.contentDocument).toBe(first);
    await expect(accentOf(frames()[1])).not.toBe('#0a7353');
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(canvas.getAllByRole('combobox', { name })[0] as HTMLElement, value);
    const shown = () => frames().map(({ src }) => decodeURIComponent(src.split('#')[1] ?? ''));
    const language = codeOf(globals);
    for (const id of isStorybook ? [] : pageIds) {
      await choose(messages.page, id);
      await expect(shown()).toEqual([`${id} ${language} light`, `${id} ${language} dark`]);
    }
    for (const width of ['768', '1280', '360']) {
      await choose(messages.width, width);
      await waitFor(() =>
        expect(frames().map((frame) => frame.contentWindow?.innerWidth)).toEqual(twice(Number(width))),
      );
    }
    await choose(messages.theme, 'dark');
    await expect(frames()).toHaveLength(1);
    for (const other of isStorybook ? [] : (['en', 'th'] as const)) {
      await choose(messages.language, other);
      await expect(shown()).toEqual([`gameBar ${other} dark`]);
    }
    // A page that is loaded later gets the tokens as well.
    await waitFor(() => expect(accentOf(frames()[0])).toMatch(/^#/));
    await expect(accentOf(frames()[0])).not.toBe('#0a7353');
  },
});

/** A colour that cannot be read is not part of the theme: its pair, its contrast and a shade that would do are named. */
export const Refused = meta.story({
  play: async ({ canvas, globals }) => {
    const messages = guideMessages(globals).studio;
    await userEvent.click(canvas.getByRole('tab', { name: messages.tabs.tokens }));
    const field = canvas.getByRole('textbox', { name: 'onSurface' });
    await fireEvent.change(field, { target: { value: '#cccccc' } });
    const status = canvas.getAllByRole('status')[0] as HTMLElement;
    await expect(status).toHaveTextContent('onSurface / ');
    await userEvent.click(within(status).getAllByRole('button')[0] as HTMLElement);
    await expect(status).toBeEmptyDOMElement();
    await expect(parseColor((field as HTMLInputElement).value)).toBeDefined();
    await expect(field).not.toHaveValue('#cccccc');
    await fireEvent.change(field, { target: { value: 'blue-ish' } });
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.notColor);
  },
});

/** Undo and redo with buttons and keys. A colour that is dragged is one step. */
export const UndoAndRedo = meta.story({
  play: async ({ canvas, globals }) => {
    const messages = guideMessages(globals).studio;
    const text = () => canvas.getByRole('textbox', { name: messages.keys.accent.name });
    const picker = canvas.getByLabelText(fill(messages.pick, { name: messages.keys.accent.name }));
    const undo = canvas.getByRole('button', { name: messages.undo });
    await expect(undo).toBeDisabled();
    // With a mouse: the field's leading slot takes no clicks of its own.
    await expect(getComputedStyle(picker).pointerEvents).toBe('auto');
    for (const value of ['#112233', '#113355', '#114477']) await fireEvent.input(picker, { target: { value } });
    await expect(text()).toHaveValue('#114477');
    await userEvent.click(undo);
    await expect(text()).toHaveValue(firstTheme.keys.accent);
    // A theme to begin with replaces everything, values of one's own, too.
    await userEvent.click(canvas.getByRole('tab', { name: messages.tabs.tokens }));
    await fireEvent.change(canvas.getByRole('textbox', { name: 'money' }), { target: { value: '#ffd76a' } });
    await userEvent.click(canvas.getByRole('tab', { name: messages.tabs.start }));
    await userEvent.click(canvas.getByRole('button', { name: messages.presets.jade }));
    await expect(text()).toHaveValue('#0a7353');
    await userEvent.click(undo);
    await expect(text()).toHaveValue(firstTheme.keys.accent);
    await userEvent.click(canvas.getByRole('tab', { name: messages.tabs.tokens }));
    await expect(canvas.getByRole('textbox', { name: 'money' })).toHaveValue('#ffd76a');
    await userEvent.click(undo);
    await expect(canvas.getByRole('textbox', { name: 'money' })).toHaveValue(firstTheme.keys.highlight);
    await expect(undo).toBeDisabled();
    await userEvent.click(canvas.getByRole('tab', { name: messages.tabs.start }));
    await userEvent.click(canvas.getByRole('radio', { name: messages.shapes.round }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('radio', { name: messages.shapes[firstTheme.shape] })).toBeChecked();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(canvas.getByRole('radio', { name: messages.shapes.round })).toBeChecked();
  },
});

/** A link is judged as a token file is, and holds what was changed since. */
export const FromALink = meta.story({
  args: { address: memory('#accent=0a7353&shape=nothing&type=strong&own={"light":{"color":{"money":"url(x)"}}}') },
  play: async ({ canvas, args, globals }) => {
    const messages = guideMessages(globals).studio;
    await expect(canvas.getByRole('textbox', { name: messages.keys.accent.name })).toHaveValue('#0a7353');
    await expect(canvas.getByRole('radio', { name: messages.types.strong })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: messages.shapes[firstTheme.shape] })).toBeChecked();
    await expect(args.address?.write).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: messages.shapes.sharp }));
    await userEvent.tab();
    await waitFor(() => expect(args.address?.write).toHaveBeenCalledWith(expect.stringContaining('shape=sharp')));
    await userEvent.click(canvas.getByRole('button', { name: messages.share }));
    const link = await screen.findByText(/studio\.example\/#accent=0a7353.*shape=sharp&type=strong$/);
    await waitFor(() => expect(link).toBeVisible());
  },
});

/** What is saved passes the gate, whatever the link has asked for, and needs names. */
export const Download = meta.story({
  args: {
    onSave: fn(),
    address: memory(
      '#own={"light":{"color":{"onSurface":"#cccccc"},"space":{"md":"100vw"}},"dark":{"color":{"accent":"#222222"}}}',
    ),
  },
  play: async ({ canvas, args, globals }) => {
    const messages = guideMessages(globals).studio;
    await userEvent.click(canvas.getByRole('button', { name: messages.download }));
    const dialog = within(await screen.findByRole('dialog'));
    const without = dialog.getByText(fill(messages.withoutRefused, { count: 3 }));
    await waitFor(() => expect(without).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: messages.saveBrandFile }));
    await expect(args.onSave).toHaveBeenCalledWith(
      'mybrand.brand.json',
      expect.stringContaining(`"accent": "${firstTheme.keys.accent}"`),
      'application/json',
    );
    await expect(problemsOf(String((args.onSave as ReturnType<typeof fn>).mock.lastCall?.[1]))).toEqual([]);
    const english = dialog.getByRole('textbox', { name: messages.names.en });
    for (const [value, isUsable] of [
      ['Sak\u202Eura', false],
      [' ', false],
      ['Sakura', true],
    ] as const) {
      await fireEvent.change(english, { target: { value } });
      await expect(dialog.getByRole('button', { name: messages.saveBrandFile }).hasAttribute('disabled')).toBe(
        !isUsable,
      );
    }
    const id = dialog.getByRole('textbox', { name: messages.names.id });
    await userEvent.clear(id);
    await expect(dialog.getByRole('button', { name: messages.saveBrandFolder })).toBeDisabled();
    await userEvent.type(id, 'sakura');
    await userEvent.click(dialog.getByRole('button', { name: messages.saveBrandFolder }));
    await expect(args.onSave).toHaveBeenLastCalledWith('sakura.zip', expect.any(Uint8Array), 'application/zip');
  },
});

/** Every pair of both modes, as it is exported. */
export const Contrast = meta.story({
  play: async ({ canvas, globals }) => {
    const messages = guideMessages(globals).studio;
    await userEvent.click(canvas.getByRole('tab', { name: messages.tabs.contrast }));
    // 36 pairs at least in two modes, and every one of them passes.
    const total = (canvas.getAllByRole('row').length - 1) * 2;
    const summary = fill(messages.contrastSummary, { passed: total, total, least: '' });
    await expect(canvas.getByText((text) => text.startsWith(summary.replace(/[^\d]*$/, '')))).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(30);
  },
});

/** On a phone the pages are below the controls, and nothing is cut off. */
export const Phone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
