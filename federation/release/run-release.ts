import type { CommandContext, Report } from './commands/command-context';
import { EXIT, exitCodeOf, isHelp, messageOf, type ExitCode } from './exit-codes';
import { createProgram, type Output } from './program';

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
