import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { runCommand } from '../test/run-command';

/** Values that a workflow's expressions may name, such as `{ vars: { RELEASE_URL: 'https://…' } }`. */
export interface Context {
  readonly [name: string]: string | Context;
}

/** The value at a path such as `steps.build.outputs.version`; undefined if there is none. */
const valueAt = (path: string, context: Context): string | undefined => {
  let value: string | Context | undefined = context;
  for (const name of path.split('.')) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/**
 * Replaces each `${{ … }}` of a text with its value.
 *
 * @throws Error that names an expression without a value
 */
export const resolveText = (text: string, context: Context): string =>
  text.replaceAll(/\$\{\{\s*(.+?)\s*\}\}/g, (_, path: string) => {
    const value = valueAt(path, context);
    if (value === undefined) throw new Error(`no value for the expression ${path}`);
    return value;
  });

/**
 * Returns whether an `if:` holds: `a.b == 'text'`, `a.b != 'text'`, or nothing. A variable that is not set is empty, and
 * `failure()` is false.
 *
 * @throws Error for any other condition
 */
export const holds = (condition: string | undefined, context: Context): boolean => {
  if (condition === undefined) return true;
  if (condition === 'failure()') return false;
  const [, path, operator, expected] = /^([\w.]+) (==|!=) '([^']*)'$/.exec(condition) ?? [];
  if (path === undefined) throw new Error(`unknown condition ${condition}`);
  return ((valueAt(path, context) ?? '') === expected) === (operator === '==');
};

type Variables = Readonly<Record<string, string>>;

interface WorkflowStep {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Variables;
}

interface Job {
  readonly if?: string;
  readonly outputs?: Variables;
  readonly steps: readonly WorkflowStep[];
}

interface Workflow {
  readonly env?: Variables;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const readWorkflow = (file: string): Workflow => parse(readFileSync(file, 'utf8')) as Workflow;

/** What happened to one step. */
export interface StepResult {
  readonly job: string;
  readonly step: string;
  readonly result: 'passed' | 'failed' | 'not run';
  /** Why the step was not run, or the output of a failed step. */
  readonly reason: string;
  readonly seconds: number;
}

interface JobRun {
  readonly workflow: Workflow;
  readonly name: string;
  /** The clone in which the steps run. */
  readonly folder: string;
  readonly context: Context;
  readonly environment: Variables;
  /** Commands that are not run, each with the reason. */
  readonly skipped: Variables;
}

const STEP_TIMEOUT_MS = 10 * 60_000;

const resolveAll = (variables: Variables, context: Context): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, resolveText(text, context)]));

const nameOf = ({ name, run, uses }: WorkflowStep): string => name ?? run?.split('\n')[0] ?? uses ?? '';

/** Runs a step's shell text the way GitHub does. Returns its result and the outputs that it wrote. */
const runStep = async (step: WorkflowStep, job: JobRun, context: Context) => {
  const { folder, workflow, environment, name } = job;
  const outputFile = path.join(folder, '.github-output');
  writeFileSync(outputFile, '');
  const { code, seconds, output } = await runCommand(
    ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', resolveText(step.run ?? '', context)],
    {
      log: path.join(folder, '.step.log'),
      limit: STEP_TIMEOUT_MS,
      cwd: folder,
      env: {
        ...resolveAll(workflow.env ?? {}, context),
        ...environment,
        ...resolveAll(step.env ?? {}, context),
        GITHUB_OUTPUT: outputFile,
      },
    },
  );
  const failed = code !== 0;
  const result: StepResult = {
    job: name,
    step: nameOf(step),
    result: failed ? 'failed' : 'passed',
    reason: failed ? output.trimEnd() : '',
    seconds,
  };
  return { result, outputs: parseEnv(readFileSync(outputFile, 'utf8')) as Variables };
};

/**
 * Runs the shell steps of one job in order, up to the first that fails. Steps that use an action are not run.
 *
 * @returns what happened to each step, and the job's outputs
 * @throws Error for an expression or a condition that cannot be evaluated
 */
export const runJob = async (
  job: JobRun,
): Promise<{ results: readonly StepResult[]; outputs: Variables }> => {
  const definition = job.workflow.jobs[job.name];
  if (!definition) throw new Error(`there is no job ${job.name}`);
  if (!holds(definition.if, job.context)) throw new Error(`the job ${job.name} does not run for this event`);
  const results: StepResult[] = [];
  let steps: Context = {};
  for (const step of definition.steps) {
    const context = { ...job.context, steps };
    const skip = (reason: string) =>
      results.push({ job: job.name, step: nameOf(step), result: 'not run', reason, seconds: 0 });
    const skipped = job.skipped[step.run ?? ''];
    if (step.run === undefined) skip('an action');
    else if (skipped !== undefined) skip(skipped);
    else if (!holds(step.if, context)) skip('its condition is false');
    else {
      const { result, outputs } = await runStep(step, job, context);
      results.push(result);
      if (result.result === 'failed') return { results, outputs: {} };
      if (step.id !== undefined) steps = { ...steps, [step.id]: { outputs } };
    }
  }
  return { results, outputs: resolveAll(definition.outputs ?? {}, { ...job.context, steps }) };
};
