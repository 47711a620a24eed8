/** Module Federation's manifest, which stock hosts load from `v1/stable/`. */
export const MANIFEST = 'mf-manifest.json';

/** The manifest of the candidate, next to that of the current release. It exists only during a roll-out. */
export const CANDIDATE_MANIFEST = 'mf-manifest.candidate.json';
