import type { ScreenId } from '#core/routing/routes.ts';

/** Files that a part of the site needs before it can run. */
export interface PartFiles {
  /** Paths of the scripts, the part's own first. */
  readonly scripts: readonly string[];
  readonly styles: readonly { readonly path: string; readonly text: string }[];
}

/** What the build knows of the site: written as JSON beside the renderer of documents. */
export interface DocumentAssets {
  /** `index.html` as the build leaves it, with a place for the deployment. */
  readonly shell: string;
  readonly entry: PartFiles;
  /** The files of the screens that replace the site while it is closed. */
  readonly closed: PartFiles;
  /** The files of each screen that the entry does not load. */
  readonly screens: Readonly<Record<ScreenId, PartFiles>>;
  /** The path of a message bundle's file, with `{bundle}` and `{language}` in it. */
  readonly messages: string;
  /** The boot script with the placeholder `__BOOT__`. */
  readonly boot: string;
  /** The script that shows a brand which `index.html` is not written for. */
  readonly brandScript: { readonly path: string; readonly text: string };
  /** The icons and manifests are those of the brand file, as `deploy:files` writes them. @default those of the build */
  readonly ownApp?: boolean;
}
