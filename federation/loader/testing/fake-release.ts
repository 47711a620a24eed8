import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '../../contract/version';
import type { Role } from '../../contract';
import type { Channel, HeaderRelease } from '../release';
import { FAKE_VERSION } from './fake-header';

const FOLDER = 'fake/';
const ENTRY = 'fake-header.js';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A response of the fake remote. */
export interface FakeFile {
  readonly contentType: string;
  readonly body: string;
}

const json = (value: Channel | HeaderRelease): FakeFile => ({
  contentType: 'application/json',
  body: JSON.stringify(value),
});

/**
 * Creates the files of a fake release: a channel with any name, its `header.json` and its entry.
 *
 * @param source the built entry
 * @returns a function that returns the file at a path below the base address; undefined if there is none
 */
export const createFakeRelease = (source: string, session: Role) => {
  const body = source.replace('HEADER_SESSION', JSON.stringify(session));
  const entry = { file: ENTRY, integrity: hashOf(body) };
  const files = { scripts: [], styles: [] };
  const release: HeaderRelease = {
    version: FAKE_VERSION,
    entry,
    stockEntry: entry,
    exposes: { './Header': files, './mount': files },
    react: [],
  };
  const channel: Channel = {
    version: FAKE_VERSION,
    path: FOLDER,
    integrity: hashOf(JSON.stringify(release)),
    contract: CONTRACT_VERSION,
    promoted: '2025-01-01T00:00:00Z',
    history: [],
  };
  return (path: string): FakeFile | undefined => {
    if (/(?:^|\/)channels\/[\w-]+\.json$/.test(path)) return json(channel);
    if (/(?:^|\/)header\.json$/.test(path)) return json(release);
    return path.endsWith(ENTRY) ? { contentType: 'text/javascript', body } : undefined;
  };
};
