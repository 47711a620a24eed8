import { Command } from 'commander';
import { createBuildCommand, createPublishCommand } from './commands/build-commands';
import {
  createPromoteCommand,
  createRepairCommand,
  createRollbackCommand,
  createWatchCommand,
} from './commands/channel-commands';
import type { ActionContext, CommandContext, Report } from './commands/command';
import { createDoctorCommand, createVerifyCommand } from './commands/deployment-commands';
import {
  createListCommand,
  createPinCommand,
  createPruneCommand,
  createUnpinCommand,
} from './commands/store-commands';
import { EXIT, exitCodeOf, isHelp, messageOf, type ExitCode } from './exit-codes';

interface Output {
  /** Standard output. */
  readonly print: (text: string) => void;
  /** Standard error. */
  readonly warn: (text: string) => void;
}

const COMMANDS = [
  createBuildCommand,
  createPublishCommand,
  createPromoteCommand,
  createRollbackCommand,
  createRepairCommand,
  createWatchCommand,
  createListCommand,
  createVerifyCommand,
  createDoctorCommand,
  createPinCommand,
  createUnpinCommand,
  createPruneCommand,
];

const NOTES = `
npm run release -- COMMAND --help prints its options; docs/delivery.md explains when to use them.
Exit codes: 0 done, 1 a check failed, 2 wrong usage, 3 conflict with another promotion or with other bytes
of this version, 4 no response, 5 the store refuses, 6 a channel has moved, but its other files have not.`;

/**
 * Creates the command line of the release tool. It prints its help, and throws a CommanderError for wrong usage and
 * after help.
 */
export const createProgram = (context: ActionContext, { print, warn }: Output): Command => {
  const program = new Command()
    .name('npm run release --')
    .option('--json', 'prints one JSON value on standard output')
    .addHelpText('after', NOTES)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => warn(text.trimEnd()),
      // The caller prints the message of the error.
      outputError: () => undefined,
    })
    .exitOverride();
  for (const create of COMMANDS) program.addCommand(create(context).copyInheritedSettings(program));
  return program;
};

/**
 * Runs one command of the tool.
 *
 * @param args the arguments after `npm run release --`
 * @returns the exit code
 */
export const runRelease = async (
  args: readonly string[],
  context: CommandContext,
  output: Output,
): Promise<ExitCode> => {
  const { print, warn } = output;
  let code: ExitCode = EXIT.done;
  const report = (result: Report): void => {
    code = result.code;
    print(isJson() ? JSON.stringify(result.value) : result.lines.join('\n'));
  };
  const program = createProgram({ ...context, report }, output);
  const isJson = (): boolean => program.opts<{ readonly json?: boolean }>().json === true;
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    code = exitCodeOf(error);
    if (isHelp(error)) return code;
    const message = messageOf(error);
    if (isJson()) print(JSON.stringify({ error: message, code }));
    warn(`release: ${message}`);
    return code;
  }
};
