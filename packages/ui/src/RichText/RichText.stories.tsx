import { expect, fn, userEvent } from 'storybook/test';
import { elementOf } from '#storybook/elementOf.ts';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Card } from '../Card/Card.tsx';
import { type LinkComponent, LinkProvider } from '../Link/LinkProvider.tsx';
import { RichText } from './RichText.tsx';

const Plain: LinkComponent = ({ children, ...anchor }) => <a {...anchor}>{children}</a>;
const follow = fn((path: string) => path === '/help');

const meta = preview.meta({
  title: 'Kit/RichText',
  component: RichText,
  args: { html: '' },
  render: (args, { globals }) => {
    const { heading, sentence, paragraph, banks, bank, minBet, terms, forgot, browse } = storyMessages(globals);
    const [first, second, third] = banks.split(', ');
    const html = `<h2>${heading}</h2><p>${paragraph} <strong>${sentence}</strong></p>
      <h3>${bank}</h3><ul><li>${first}</li><li>${second} <em>${sentence}</em></li><li>${third}</li></ul>
      <ol start="3"><li>${terms}</li><li>${sentence}</li></ol>
      <blockquote>${paragraph}</blockquote>
      <table><caption>${minBet}</caption><thead><tr><th scope="col">${bank}</th><th scope="col">${minBet}</th></tr></thead>
      <tbody><tr><td>${first}</td><td>฿20.00</td></tr><tr><td>${second}</td><td>฿50.00</td></tr></tbody></table>
      <p><a href="/help">${forgot}</a> <a href="https://example.com/rules">${browse}</a></p>`;
    return (
      <Card padding="lg">
        <LinkProvider component={Plain} follow={follow}>
          <RichText {...args} html={args.html || html} />
        </LinkProvider>
      </Card>
    );
  },
});

/** Links to other sites open in a new tab without a referrer. Links to this site stay in the same tab. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const [own, other] = canvas.getAllByRole('link');
    await expect(own).toHaveAttribute('href', '/help');
    await expect(own).not.toHaveAttribute('target');
    await expect(other).toHaveAttribute('target', '_blank');
    await expect(other).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
});

/** Internal links use the router. External links and clicks with a modifier key are left to the browser. */
export const InternalLinks = meta.story({
  args: { onFollow: fn() },
  play: async ({ canvas, args }) => {
    follow.mockClear();
    const [own, other] = canvas.getAllByRole('link');
    if (!own || !other) throw new Error('no links');
    other.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(other);
    await expect(follow).not.toHaveBeenCalled();
    await userEvent.click(own);
    await expect(follow.mock.calls).toEqual([['/help']]);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});

const hostile = `
  <h1>one</h1><script>window.richTextRan = true</script>
  <p onclick="window.richTextRan = true" style="position:fixed" class="k" id="root" data-x="1" aria-label="x">two</p>
  <img src="data:image/png;base64,AAAA" onerror="window.richTextRan = true"><svg onload="window.richTextRan = true"><a href="javascript:1">s</a></svg>
  <iframe src="https://example.com"></iframe><form action="https://example.com"><input name="pin"><button>three</button></form>
  <style>body { display: none }</style><link rel="stylesheet" href="https://example.com/x.css"><base href="https://example.com">
  <a href="javascript:window.richTextRan = true">four</a><a href=" java&#10;script:1">five</a><a href="data:text/html,x">six</a>
  <a href="//example.com">seven</a><a href="/\\example.com">eight</a><a href="vbscript:1">nine</a>
  <a href="mailto:help@example.com">ten</a><a href="tel:+6621234567">eleven</a><math><mtext><script>1</script></mtext></math>
  <a href="https://example.com" target="_top" rel="opener" ping="https://example.com">twelve</a>`;

/** Scripts, external resources, styles and forms are removed. The text remains. */
export const Hostile = meta.story({
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    const forbidden = 'script, style, img, svg, math, iframe, form, input, button, link, base, h1';
    const text = elementOf(canvas.getByText('two'))?.parentElement as HTMLElement;
    await expect(text.querySelector(forbidden)).toBeNull();
    const names = [...text.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    await expect(new Set(names)).toEqual(new Set(['href', 'target', 'rel']));
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:help@example.com',
      'tel:+6621234567',
      'https://example.com',
    ]);
    await expect(elementOf(canvas.getByText('twelve'))).toHaveAttribute('target', '_blank');
    await expect(elementOf(canvas.getByText('twelve'))).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    for (const word of ['one', 'three', 'four', 'eight']) await expect(canvasElement).toHaveTextContent(word);
    await expect('richTextRan' in window).toBe(false);
  },
});

/** A long URL wraps. A wide table scrolls, and its words are not broken. */
export const Smallest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    html: `<p>https://example.com/${'averylongaddress'.repeat(8)}</p><table><tr>${'<td>1,234,567.00</td>'.repeat(6)}</tr></table>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const text = canvasElement.querySelector('table')?.parentElement;
    await expect(text).toHaveAttribute('tabindex', '0');
  },
});
