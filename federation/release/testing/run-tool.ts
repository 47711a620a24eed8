import { runRelease } from '../run-release';

interface ToolOptions {
  /** An ISO 8601 instant. */
  readonly now?: string | undefined;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command of the release tool. Returns its exit code and its output. */
export const runTool = async (
  args: readonly string[],
  { now = '2026-03-01T09:00:00.000Z', environment = {} }: ToolOptions = {},
) => {
  const printed: string[] = [];
  /** The lines of standard error. */
  const reported: string[] = [];
  const log = (line: string): void => void reported.push(line);
  const code = await runRelease(
    args,
    { environment, now: () => new Date(now), log },
    { print: (text) => void printed.push(text), warn: log },
  );
  return { code, out: printed.join('\n'), reported, text: [...reported, ...printed].join('\n') };
};
