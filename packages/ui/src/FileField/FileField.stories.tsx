import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { storyPicture } from '#storybook/storyPictures.ts';
import { type FileItem, FileField } from './FileField.tsx';

type Globals = Parameters<typeof storyMessages>[0];

const meta = preview.meta({
  title: 'Kit/FileField',
  component: FileField,
  args: {
    label: '',
    files: [],
    accept: 'image/png,image/jpeg',
    chooseLabel: '',
    removeLabel: String,
    retryLabel: String,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 420 }}>
      <FileField {...args} {...textsOf(globals)} />
    </div>
  ),
});

const textsOf = (globals: Globals) => {
  const { files } = storyMessages(globals);
  return {
    label: files.label,
    hint: files.hint,
    chooseLabel: files.choose,
    removeLabel: (name: string) => `${files.remove} ${name}`,
    retryLabel: (name: string) => `${files.retry} ${name}`,
  };
};
const itemsOf = (globals: Globals): readonly FileItem[] => {
  const { files, longName } = storyMessages(globals);
  return [
    { id: '1', name: 'slip-1.png', state: 'sent', status: files.sent, preview: storyPicture(1) },
    { id: '2', name: `${longName}.jpg`, state: 'sending', status: files.waiting },
    { id: '3', name: 'slip-3.png', state: 'failed', status: files.failed },
  ];
};
/** What a drop or the clipboard carries. */
const transfer = (file: File): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};
const fileNamed = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Files come from the dialog, from a drop and from the clipboard. */
export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const input = canvas.getByLabelText(storyMessages(globals).files.label);
    const expectAdded = (name: string) =>
      expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name })]);
    await userEvent.upload(input, fileNamed('chosen.png'));
    await expectAdded('chosen.png');
    const dataTransfer = transfer(fileNamed('dropped.png'));
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expectAdded('dropped.png');
    const clipboardData = transfer(fileNamed('pasted.png'));
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expectAdded('pasted.png');
  },
});

/** Two files on their way, and one that failed there. Screen readers hear of the first in quarters. */
export const Sending = meta.story({
  render: (args, { globals }) => {
    const { files, longName } = storyMessages(globals);
    const spoken = files.sending.replace('{percent}', '25');
    const items: readonly FileItem[] = [
      {
        id: '1',
        name: `${longName}.png`,
        state: 'sending',
        status: files.sending.replace('{percent}', '40'),
        progress: { share: 0.4, spoken },
        preview: storyPicture(1),
      },
      {
        id: '2',
        name: 'slip-2.png',
        state: 'sending',
        status: files.checking,
        progress: { share: 1, spoken: files.checking },
        preview: storyPicture(2),
      },
      { id: '3', name: 'slip-3.png', state: 'failed', status: files.failed, preview: storyPicture(3) },
    ];
    return (
      <div style={{ maxWidth: 320 }}>
        <FileField {...args} {...textsOf(globals)} files={items} />
      </div>
    );
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { files, longName } = storyMessages(globals);
    const bar = canvas.getByRole('progressbar', { name: `${longName}.png` });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', files.sending.replace('{percent}', '40'));
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toEqual([files.sending.replace('{percent}', '25'), files.checking]);
    await expect(canvas.getByRole('progressbar', { name: 'slip-2.png' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('alert')).toHaveTextContent(files.failed);
    await userEvent.click(canvas.getByRole('button', { name: `${files.remove} ${longName}.png` }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
});

/** Three files: no more can be added. One is on its way, and it is not known how much of it has left. */
export const States = meta.story({
  render: (args, { globals }) => (
    <div style={{ maxWidth: 420 }}>
      <FileField {...args} {...textsOf(globals)} files={itemsOf(globals)} />
    </div>
  ),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { files } = storyMessages(globals);
    // The one that failed leaves its place free.
    await expect(canvas.getByLabelText(files.label)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: `${files.retry} slip-3.png` }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: `${files.remove} slip-1.png` }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
});

/** As many as there may be: no more can be chosen until one is removed. */
export const Full = meta.story({
  render: (args, { globals }) => {
    const sent = itemsOf(globals).map((item): FileItem => ({ ...item, state: 'sent' }));
    return <FileField {...args} {...textsOf(globals)} files={sent} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(storyMessages(globals).files.label)).toBeDisabled();
  },
});

export const Invalid = meta.story({
  render: (args, { globals }) => {
    const { files, longName } = storyMessages(globals);
    const refused: FileItem = { id: '1', name: `${longName}.gif`, state: 'refused', status: files.refused };
    return (
      <div style={{ width: 260 }}>
        <FileField {...args} {...textsOf(globals)} required error={files.error} files={[refused]} />
      </div>
    );
  },
});
