import { CircleAlert, CircleCheck, FileImage, ImagePlus, RotateCw, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { classes } from '../Box/element.ts';
import { Field, type FieldLabelling } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { actions, file, list, picture, root, textColumn, zone, zoneDragged, zoneInput } from './FileField.css.ts';

/** A file of a `FileField`. */
export interface FileItem {
  /** Identifies the file. */
  id: string;
  /** The name of the file. */
  name: string;
  /** `refused` cannot be sent; `failed` can be tried again. */
  state: 'sending' | 'sent' | 'failed' | 'refused';
  /** The state in words, e.g. “Sent, 1.2 MB” or what to do about a failure. */
  status: string;
  /**
   * How much of a file has been sent, from 0 to 1, and what screen readers say about it: the state in words, in few steps.
   */
  progress?: { share: number; spoken: string };
  /** A URL of the picture. */
  preview?: string;
}

export interface FileFieldProps extends FieldLabelling {
  /** The chosen files in order. */
  files: readonly FileItem[];
  /** The types that the file dialog offers, e.g. `image/png,image/jpeg`. */
  accept: string;
  /** The largest number of files. The input is disabled when so many are sent or on their way. @default 3 */
  most?: number;
  /** The label of the input: “Choose pictures, or drop them here”. */
  chooseLabel: string;
  /** Returns the name of the button that removes a file, or cancels it while it is sent. */
  removeLabel: (name: string) => string;
  /** Returns the name of the button that sends a failed file again. */
  retryLabel: (name: string) => string;
  /** Called with the files that were chosen, dropped or pasted. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the id of a file to remove. */
  onRemove: (id: string) => void;
  /** Called with the id of a file to send again. */
  onRetry: (id: string) => void;
}

/** Chooses files, by dialog, drop or paste, and shows what becomes of each. Checking and sending them is up to the form. */
export function FileField(props: FileFieldProps) {
  const { label, labelHidden, hint, error, required, aside } = props;
  const { files, accept, most = 3, chooseLabel, removeLabel, retryLabel, onAdd, onRemove, onRetry } = props;
  const [dragged, setDragged] = useState(false);
  // What cannot be sent, or has failed, leaves its place free.
  const full = files.filter(({ state }) => state === 'sending' || state === 'sent').length >= most;
  const add = (chosen: FileList | null): void => {
    if (chosen !== null && chosen.length > 0 && !full) onAdd([...chosen]);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragged(over && !full);
  };
  return (
    <Field {...{ label, labelHidden, hint, error, required, aside }}>
      {(control) => (
        <div className={root}>
          <span
            className={classes(zone, dragged && zoneDragged)}
            onDragOver={drag(true)}
            onDragLeave={drag(false)}
            onDrop={(event) => {
              drag(false)(event);
              add(event.dataTransfer.files);
            }}
            onPaste={(event) => add(event.clipboardData.files)}
          >
            <input
              {...control}
              type="file"
              multiple={most > 1}
              accept={accept}
              disabled={full}
              className={zoneInput}
              onChange={(event) => {
                add(event.target.files);
                // The same file can be chosen again after it was removed.
                event.target.value = '';
              }}
            />
            <Icon of={ImagePlus} />
            <span aria-hidden>{chooseLabel}</span>
          </span>
          {files.length > 0 && (
            <ul role="list" className={list}>
              {files.map((item) => (
                <FileRow key={item.id} item={item} {...{ removeLabel, retryLabel, onRemove, onRetry }} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

interface FileRowProps extends Pick<FileFieldProps, 'removeLabel' | 'retryLabel' | 'onRemove' | 'onRetry'> {
  item: FileItem;
}

function FileRow({ item, removeLabel, retryLabel, onRemove, onRetry }: FileRowProps) {
  const { id, name, state, status, progress, preview } = item;
  const problem = state === 'failed' || state === 'refused';
  return (
    <li className={file}>
      <span className={picture}>
        {preview === undefined ? <Icon of={FileImage} /> : <img src={preview} alt="" className={picture} />}
      </span>
      <span className={textColumn}>
        <Text as="span" size="sm" weight="medium">
          {name}
        </Text>
        {progress && <Progress labelHidden label={name} value={progress.share} target={1} text={status} />}
        <span role={problem ? 'alert' : 'status'}>
          {progress ? (
            <VisuallyHidden>{progress.spoken}</VisuallyHidden>
          ) : (
            <Text as="span" size="sm" tone={problem ? 'negative' : 'muted'}>
              {problem && <Icon of={CircleAlert} size="text" />}
              {state === 'sent' && <Icon of={CircleCheck} size="text" />}
              {state === 'sending' && <Spinner size="small" />} <span>{status}</span>
            </Text>
          )}
        </span>
      </span>
      <span className={actions}>
        {state === 'failed' && (
          <IconButton label={retryLabel(name)} icon={<Icon of={RotateCw} />} onClick={() => onRetry(id)} />
        )}
        <IconButton label={removeLabel(name)} icon={<Icon of={X} />} onClick={() => onRemove(id)} />
      </span>
    </li>
  );
}
