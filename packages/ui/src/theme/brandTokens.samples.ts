/** Values that no group of tokens accepts. */
export const dangerousValues = [
  'red; background: url(//evil)',
  '#000}html{display:none',
  '{',
  'url(https://evil.example/x)',
  'URL (x)',
  'expression(alert(1))',
  '@import "x"',
  '#000/*',
  String.raw`\75rl(x)`,
  'javascript:alert(1)',
  'var(--k-color-canvas)',
  '#000 !important',
  '</style><script>',
  'image-set("x" 1x)',
  '-webkit-image-set("x" 1x)',
  'env(safe-area-inset-top)',
  'attr(data-x)',
  'if(style(--x: 1): 1px)',
  '--own(1px)',
  'inherit',
  'initial',
  'revert-layer',
] as const;

/** Groups of different syntax, with one token of each. */
export const tokenSamples = [
  ['color', 'accent'],
  ['font', 'body'],
  ['shadow', 'raised'],
  ['space', 'md'],
  ['motion', 'fast'],
] as const;

/** Valid values by group and token. */
export const validValues = [
  ['color', 'accent', ['#fff', '#12345678', 'rgb(1 2 3 / 50%)', 'hsl(120deg 50% 40%)', 'transparent']],
  ['font', 'body', ["'Anuphan Variable', system-ui, sans-serif", '"IBM Plex Sans Thai"', 'ฟอนต์']],
  ['weight', 'strong', ['1', '600', '1000']],
  ['text', 'display', ['clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)', '2rem', 'calc(1rem * 1.2)']],
  ['leading', 'text', ['1.65', '2']],
  ['radius', 'pill', ['999px', '0', '.5rem', '50%']],
  ['shadow', 'raised', ['none', '0 1px 2px rgb(35 26 87 / 0.06), 0 6px 20px #0003', 'inset 0 0 0 1px #fff']],
  ['motion', 'fast', ['100ms', '.2s']],
  ['motion', 'easeOut', ['ease-out', 'cubic-bezier(0.16, 1, 0.3, 1)']],
  ['size', 'touch', ['2.75rem', 'max(44px, 2.75rem)']],
  ['ratio', 'tile', ['1', '.75', '1.7778']],
  ['metal', 'highest', ['#7580ea', 'rgb(117 128 234)']],
  ['layout', 'tabFill', ['accent', 'none', '#0a7353', 'rgb(0 0 0 / 0.8)']],
  ['layout', 'tabRadius', ['pill', '0', '0.5rem']],
  ['layout', 'captionRow', ['1', '2']],
] as const;

/** Invalid values by group and token. */
export const invalidValues = [
  [
    'color',
    'accent',
    ['red', '12px', '', 7, null, ['#fff'], 'rgb()x', '#fffff', 'color-mix(in srgb, #fff, #000)', 'rgb(1 2 3'],
  ],
  ['weight', 'strong', ['bold', '0', '1001', '-400']],
  ['leading', 'text', ['1.6em', '0', '12']],
  ['radius', 'card', ['12', '1 2px', 'auto', '12pt', 'calc(1px', '-1px', 'inherit']],
  ['shadow', 'raised', ['0 0', '1px 1px 1px gold', '0 1px 2px #000, 0 1px 2px']],
  ['motion', 'fast', ['100', '-1s', '1m', '1s, 2s']],
  ['motion', 'easeOut', ['100ms', 'steps(3)', 'cubic-bezier(1,2,3)', 'ease, ease', 'cubic-bezier(0,0,1,1']],
  ['font', 'body', ['', 'a,,b', "'a"]],
  ['ratio', 'tile', ['3 / 4', 'auto', '-1', '75%', '1e2']],
  ['metal', 'first', ['gold', 'accent', '4px']],
  ['layout', 'tabFill', ['red', 'pill', 'constructor', 'linear-gradient(#000, #fff)']],
  ['layout', 'tabRadius', ['accent', 'round', '1px 2px']],
  ['layout', 'tabLine', ['pill', 'none', '-1px']],
  ['layout', 'captionRow', ['0', '3', '1 / 3', 'auto']],
] as const;
