import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { Brand, BrandTokens } from '#ui/theme/brand.ts';
import { brandFolder, isBrandId, tokenFile } from '../brandFiles.ts';
import { fill, type StudioMessages } from '../messages.ts';
import { zip } from '../zip.ts';

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

/** The theme as a token file for a site that runs, or as the folder of a new brand. */
export function DownloadDialog({ open, onClose, tokens, refused, mark, messages, onSave }: DownloadDialogProps) {
  const [names, setNames] = useState({ id: 'mybrand', ...messages.exampleNames });
  const isNamed = isBrandId(names.id) && names.th.trim() !== '' && names.en.trim() !== '';
  const field = (name: keyof typeof names) => ({
    label: messages.names[name],
    value: names[name],
    maxLength: 40,
    onChange: (value: string) => setNames((before) => ({ ...before, [name]: value })),
  });
  return (
    <Dialog open={open} onOpenChange={onClose} title={messages.download} closeLabel={messages.close} width="dialog">
      <Stack gap="lg">
        {refused > 0 && <Text>{fill(messages.withoutRefused, { count: refused })}</Text>}
        <Stack gap="xs">
          <Heading level={3} size="md">
            {messages.tokenFile}
          </Heading>
          <Text tone="muted">{messages.tokenFileHint}</Text>
          <Button onClick={() => onSave('brand.tokens.json', tokenFile(tokens), 'application/json')}>
            {messages.saveTokenFile}
          </Button>
        </Stack>
        <Stack gap="xs">
          <Heading level={3} size="md">
            {messages.brandFolder}
          </Heading>
          <Text tone="muted">{messages.brandFolderHint}</Text>
          <TextInput {...field('th')} />
          <TextInput {...field('en')} />
          <TextInput {...field('id')} hint={messages.idHint} error={isBrandId(names.id) ? undefined : messages.notId} />
          <Button
            tone="outline"
            disabled={!isNamed}
            onClick={() => onSave(`${names.id}.zip`, zip(brandFolder(names, tokens, mark)), 'application/zip')}
          >
            {messages.saveBrandFolder}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
