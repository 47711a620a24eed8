import { Command } from 'commander';
import { createBuildCommand } from './commands/build-command';
import type { ActionContext } from './commands/command-context';
import { createDoctorCommand } from './commands/doctor-command';
import { createListCommand } from './commands/list-command';
import { createPinCommand, createUnpinCommand } from './commands/pin-command';
import { createPromoteCommand } from './commands/promote-command';
import { createPruneCommand } from './commands/prune-command';
import { createPublishCommand } from './commands/publish-command';
import { createRollbackCommand } from './commands/rollback-command';
import { createVerifyCommand } from './commands/verify-command';
import { createWatchCommand } from './commands/watch-command';

export interface Output {
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
of this version, 4 no response, 5 the store refuses.`;

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
      writeOut: (text) => {
        print(text.trimEnd());
      },
      writeErr: (text) => {
        warn(text.trimEnd());
      },
      // The caller prints the message of the error.
      outputError: () => undefined,
    })
    .exitOverride();
  for (const create of COMMANDS) program.addCommand(create(context).copyInheritedSettings(program));
  return program;
};
