import { parseCommand, type Command, type CommandContext } from './command';
import { COMMANDS } from './commands';
import { EXIT, exitCodeOf, messageOf, type ExitCode } from './exit-codes';

export interface Output {
  /** Standard output. */
  readonly print: (text: string) => void;
  /** Standard error. */
  readonly warn: (text: string) => void;
}

const overview = (): string =>
  [
    'npm run release -- COMMAND [options]',
    '',
    ...[...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'npm run release -- COMMAND --help prints its options; docs/delivery.md explains when to use them.',
    'Exit codes: 0 done, 1 a check failed, 2 wrong usage, 3 conflict with another promotion or with other bytes',
    'of this version, 4 no response, 5 the store refuses.',
  ].join('\n');

const help = (name: string, { summary, usage, positionals }: Command): string =>
  `npm run release -- ${[name, ...positionals.map((one) => one.toUpperCase())].join(' ')} [options]\n\n` +
  `${name} ${summary}.\n\n${usage}`;

/**
 * Runs one command of the tool.
 *
 * @param args the arguments after `npm run release --`
 * @returns the exit code
 */
export const runRelease = async (
  args: readonly string[],
  context: CommandContext,
  { print, warn }: Output,
): Promise<ExitCode> => {
  const [name, ...rest] = args;
  const command = COMMANDS.get(name ?? '');
  if (name === undefined || !command) {
    const isHelp = name === '--help' || name === '-h';
    (isHelp ? print : warn)(
      name === undefined || isHelp ? overview() : `release: unknown command ${name}; see --help`,
    );
    return isHelp ? EXIT.done : EXIT.usage;
  }
  const json = rest.includes('--json');
  try {
    const given = parseCommand(command, rest);
    if (given.flag('help')) {
      print(help(name, command));
      return EXIT.done;
    }
    const { code, value, lines } = await command.run(given, context);
    print(json ? JSON.stringify(value) : lines.join('\n'));
    return code;
  } catch (error) {
    const code = exitCodeOf(error);
    const message = messageOf(error);
    if (json) print(JSON.stringify({ error: message, code }));
    warn(`release: ${message}`);
    return code;
  }
};
