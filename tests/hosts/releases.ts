import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityHash } from '../../federation/build/chunk-table';
import { CONTRACT_VERSION } from '../../federation/contract/version';
import type { Channel } from '../../federation/loader';
import { channelPath, releasePath } from '../../federation/loader/release';

const BUILT = path.resolve(process.env['DIST_DIR'] ?? 'dist');
const sha384 = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The order in which files are renamed: a later file contains the names and hashes of the earlier ones. */
const ORDER = [/^(?!runtime|lean|stock|header\.json)/, /^runtime/, /^(lean|stock)/, /^header\.json/];
/** A lazy chunk, which has another name in each release. */
const LAZY_CHUNK = /side-menu\.[0-9a-f]{6}(?=\.js$)/;

/** Makes another release from the build: with its own version, and a lazy chunk with another name and other bytes. */
const stamp = (folder: string, version: string): void => {
  const names = readdirSync(path.join(BUILT, 'remote')).filter((name) => !/\.(br|gz)$/.test(name));
  const built = (JSON.parse(readFileSync(path.join(BUILT, 'remote/header.json'), 'utf8')) as Channel).version;
  const lazyChunk = names.map((name) => LAZY_CHUNK.exec(name)?.[0]).find((name) => name !== undefined);
  if (lazyChunk === undefined) throw new Error('the build has no lazy chunk');
  const renamed = `side-menu.${createHash('md5').update(version).digest('hex').slice(0, 6)}`;
  const changes: [string, string][] = [
    [`"${built}"`, `"${version}"`],
    [lazyChunk, renamed],
  ];
  for (const turn of ORDER) {
    for (const name of names.filter((each) => turn.test(each))) {
      const before = readFileSync(path.join(BUILT, 'remote', name));
      if (!/\.(js|css|json)$/.test(name)) {
        writeFileSync(path.join(folder, name), before);
        continue;
      }
      let text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), before.toString());
      if (name.startsWith(lazyChunk) && name.endsWith('.js')) text += `\n// ${version}`;
      changes.push([integrityHash(before), integrityHash(text)], [sha384(before), sha384(text)]);
      writeFileSync(path.join(folder, name.replace(lazyChunk, renamed)), text);
    }
  }
};

/** Folder of a demo whose remote is a release store: releases, and channels that point to them. */
export interface Releases {
  readonly distDir: string;
  /** Adds a release to the store. */
  readonly publish: (version: string) => void;
  /** Points a channel of contract 1, or of another one, to a published release, or to the values in `instead`. */
  readonly promote: (channel: string, version: string, instead?: Partial<Channel>, contract?: number) => void;
}

/** Makes a separate release store, with links to the built shells. */
export const makeReleases = (): Releases => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const remote = path.join(distDir, 'remote');
  mkdirSync(remote, { recursive: true });
  for (const shell of ['storefront', 'pages'])
    symlinkSync(path.join(BUILT, shell), path.join(distDir, shell));
  const targetOf = (version: string) => ({
    version,
    path: releasePath(version),
    integrity: sha384(readFileSync(path.join(remote, releasePath(version), 'header.json'))),
    contract: CONTRACT_VERSION,
  });
  return {
    distDir,
    publish: (version) => {
      const folder = path.join(remote, releasePath(version));
      mkdirSync(folder);
      stamp(folder, version);
    },
    promote: (name, version, instead, contract = 1) => {
      const channel: Channel = {
        ...targetOf(version),
        promoted: new Date().toISOString(),
        history: [],
        ...instead,
      };
      const file = path.join(remote, channelPath(name, contract));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.next`, JSON.stringify(channel));
      renameSync(`${file}.next`, file);
    },
  };
};
