/**
 * Every problem's stable code, by how a host receives it: as `code` of a loader's problem, as `name` of a report to
 * `monitor`, or as `code` of a thrown error. `docs/problems.md` has a section for each.
 */
export const PROBLEM_CODES = {
  onProblem: [
    'load_timeout',
    'load_network',
    'load_blocked',
    'load_integrity',
    'load_version',
    'load_wrong_shape',
    'load_render',
    'load_unsupported',
    'invalid_config',
  ],
  monitor: [
    'wrong_shape',
    'error_modal',
    'header_flicker',
    'region_failed',
    'invalid_language',
    'unknown_feature',
    'unknown_config_field',
    'deprecated_config_field',
    'malformed_event',
    'cookie_not_removed',
    'header_recovered',
  ],
  thrown: [
    'invalid_config',
    'invalid_base',
    'invalid_page_url',
    'invalid_integrity',
    'entry_without_hash',
    'load_timeout',
    'foreign_script',
  ],
} as const;

/** Code of a problem that the loader reports to `onProblem`. */
export type LoaderProblemCode = (typeof PROBLEM_CODES.onProblem)[number];

/** Code of a problem that the header reports to `monitor`, as its `name`. */
export type MonitorProblemCode = (typeof PROBLEM_CODES.monitor)[number];

/** Code of an error that the loader, the header or the renderer throws. */
export type ThrownProblemCode = (typeof PROBLEM_CODES.thrown)[number];

/** Code of any problem. */
export type ProblemCode = LoaderProblemCode | MonitorProblemCode | ThrownProblemCode;

/** Returns the section of a code in the documentation of the header's repository. */
export const problemSection = (code: ProblemCode): string => `docs/problems.md#${code}`;

/** The page of a release that explains each code, a copy of `docs/problems.md`. */
export const PROBLEMS_PAGE = 'problems.html';

/**
 * Returns the path of a code's explanation below the loader's `base`: of the release there, or of the channel's current
 * one.
 */
export const problemPath = (code: ProblemCode, channel?: string): string =>
  `${channel ? `v1/${channel}/` : ''}${PROBLEMS_PAGE}#${code}`;
