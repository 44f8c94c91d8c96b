import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { Brand, BrandTokens } from '#ui/theme/brand.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { isBrandId } from '#ui/theme/brandId.ts';
import { brandArchive, brandFile } from '../brandFiles.ts';
import { fill, type StudioMessages } from '../messages.ts';

export interface DownloadDialogProps {
  open: boolean;
  onClose: () => void;
  tokens: BrandTokens;
  /** How many own values are not in it. */
  refused: number;
  mark: Brand['mark'];
  messages: StudioMessages;
  onSave: (name: string, content: BlobPart, type: string) => void;
}

/** The theme as a brand file for a site that runs, or as the folder of a new brand. */
export function DownloadDialog({ open, onClose, tokens, refused, mark, messages, onSave }: DownloadDialogProps) {
  const [{ id, ...name }, setNames] = useState({ id: 'mybrand', ...messages.exampleNames });
  const { file, problems } = parseBrandFile({ name });
  const named = isBrandId(id) && problems.length === 0 ? file.name : undefined;
  const field = (key: 'id' | 'th' | 'en', value: string) => ({
    label: messages.names[key],
    value,
    maxLength: 40,
    onChange: (typed: string) => setNames((before) => ({ ...before, [key]: typed })),
  });
  return (
    <Dialog open={open} onOpenChange={onClose} title={messages.download} closeLabel={messages.close} width="dialog">
      <Stack gap="lg">
        {refused > 0 && <Text>{fill(messages.withoutRefused, { count: refused })}</Text>}
        <Stack gap="xs">
          <TextInput {...field('th', name.th)} />
          <TextInput {...field('en', name.en)} />
          <TextInput {...field('id', id)} hint={messages.idHint} error={isBrandId(id) ? undefined : messages.notId} />
        </Stack>
        <Stack gap="xs">
          <Heading level={3} size="md">
            {messages.brandFile}
          </Heading>
          <Text tone="muted">{messages.brandFileHint}</Text>
          <Button
            disabled={named === undefined}
            onClick={() => {
              if (named) onSave(`${id}.brand.json`, brandFile({ name: named, mark, ...tokens }), 'application/json');
            }}
          >
            {messages.saveBrandFile}
          </Button>
        </Stack>
        <Stack gap="xs">
          <Heading level={3} size="md">
            {messages.brandFolder}
          </Heading>
          <Text tone="muted">{messages.brandFolderHint}</Text>
          <Button
            tone="outline"
            disabled={named === undefined}
            onClick={() => {
              if (named) onSave(`${id}.zip`, brandArchive({ id, name: named, mark }, tokens), 'application/zip');
            }}
          >
            {messages.saveBrandFolder}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
